"""temp"""


def replay(call, failure):
    return ""
