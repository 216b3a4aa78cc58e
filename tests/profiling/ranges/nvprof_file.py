"""Writes a file as nvprof does: the tables that hold ranges, launches and kernels, with all columns that they have there."""

from __future__ import annotations

import sqlite3
import struct
from pathlib import Path

SCHEMA = """
CREATE TABLE StringTable (_id_ INTEGER PRIMARY KEY AUTOINCREMENT, value TEXT UNIQUE NOT NULL);
CREATE TABLE CUPTI_ACTIVITY_KIND_MARKER (
    _id_ INTEGER PRIMARY KEY AUTOINCREMENT, flags INT NOT NULL, timestamp INT NOT NULL, id INT NOT NULL, objectKind INT NOT NULL,
    objectId BLOB NOT NULL, name INT NOT NULL, domain INT NOT NULL);
CREATE TABLE CUPTI_ACTIVITY_KIND_RUNTIME (
    _id_ INTEGER PRIMARY KEY AUTOINCREMENT, cbid INT NOT NULL, start INT NOT NULL, end INT NOT NULL, processId INT NOT NULL,
    threadId INT NOT NULL, correlationId INT NOT NULL, returnValue INT NOT NULL);
CREATE TABLE CUPTI_ACTIVITY_KIND_DRIVER (
    _id_ INTEGER PRIMARY KEY AUTOINCREMENT, cbid INT NOT NULL, start INT NOT NULL, end INT NOT NULL, processId INT NOT NULL,
    threadId INT NOT NULL, correlationId INT NOT NULL, returnValue INT NOT NULL);
CREATE TABLE CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL (
    _id_ INTEGER PRIMARY KEY AUTOINCREMENT, cacheConfig BLOB NOT NULL, sharedMemoryConfig INT NOT NULL, registersPerThread INT NOT NULL,
    partitionedGlobalCacheRequested INT NOT NULL, partitionedGlobalCacheExecuted INT NOT NULL, start INT NOT NULL, end INT NOT NULL,
    completed INT NOT NULL, deviceId INT NOT NULL, contextId INT NOT NULL, streamId INT NOT NULL, gridX INT NOT NULL, gridY INT NOT NULL,
    gridZ INT NOT NULL, blockX INT NOT NULL, blockY INT NOT NULL, blockZ INT NOT NULL, staticSharedMemory INT NOT NULL,
    dynamicSharedMemory INT NOT NULL, localMemoryPerThread INT NOT NULL, localMemoryTotal INT NOT NULL, correlationId INT NOT NULL,
    gridId INT NOT NULL, name INT NOT NULL);
"""
PROCESS = 4321
LAUNCH = 211  # the number of cudaLaunchKernel


class NvprofFile:
    """A file that is being written."""

    def __init__(self, path: Path):
        self.path = path
        self.db = sqlite3.connect(path)
        self.db.executescript(SCHEMA)
        self.strings: dict[str, int] = {}
        self.markers = self.launches = 0

    def string(self, text: str) -> int:
        if text not in self.strings:
            self.strings[text] = len(self.strings) + 1
            self.insert("StringTable", self.strings[text], text)
        return self.strings[text]

    def insert(self, table: str, *values: object) -> None:
        self.db.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(values))})", values)

    def marker(self, flags: int, time: int, id: int, text: str | None, thread: int) -> None:
        owner = struct.pack("<III", PROCESS, thread, 0)
        self.insert("CUPTI_ACTIVITY_KIND_MARKER", None, flags, time, id, 2, owner, self.string(text) if text is not None else 0, self.string("<domain>"))

    def range(self, text: str, start: int, end: int, thread: int = 7) -> int:
        self.markers += 1
        self.marker(2, start, self.markers, text, thread)
        self.marker(4, end, self.markers, None, thread)
        return self.markers

    def kernel(self, name: str, launched: tuple[int, int], ran: tuple[int, int], thread: int = 7, device: int = 0, by: str = "RUNTIME") -> None:
        self.launches += 1
        self.insert(f"CUPTI_ACTIVITY_KIND_{by}", None, LAUNCH, *launched, PROCESS, thread, self.launches, 0)
        columns = [b"\0\0", 1, 32, 2, 2, *ran, 0, device, 1, 7, 1, 1, 1, 32, 1, 1, 0, 0, 0, 0, self.launches, 1, self.string(name)]
        self.insert("CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL", None, *columns)

    def close(self) -> Path:
        self.db.commit()
        self.db.close()
        return self.path
