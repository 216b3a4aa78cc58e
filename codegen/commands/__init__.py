"""The longer commands: a spec for other frameworks, from them, shown, and the beginnings of new ones."""
