"""Reads the index that swift build writes: in which file each name is defined, and which files use it.

The index is read by the compiler's own library, libIndexStore.
"""

import ctypes
import pathlib
import shutil

DECLARED = 1 << 0
DEFINED = 1 << 1
REFERENCED = 1 << 2
MODULE, EXTENSION, PARAMETER = 1, 9, 25
RECORD = 2


class Text(ctypes.Structure):
    """A string of the library."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


NAMES = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
ITEMS = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
POINTER = ctypes.c_void_p
SIGNATURES = {
    "store_create": (POINTER, [ctypes.c_char_p, POINTER]),
    "store_units_apply_f": (ctypes.c_bool, [POINTER, ctypes.c_uint, POINTER, NAMES]),
    "unit_reader_create": (POINTER, [POINTER, ctypes.c_char_p, POINTER]),
    "unit_reader_dispose": (None, [POINTER]),
    "unit_reader_get_main_file": (Text, [POINTER]),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, [POINTER, POINTER, ITEMS]),
    "unit_dependency_get_kind": (ctypes.c_int, [POINTER]),
    "unit_dependency_get_name": (Text, [POINTER]),
    "unit_dependency_get_filepath": (Text, [POINTER]),
    "record_reader_create": (POINTER, [POINTER, ctypes.c_char_p, POINTER]),
    "record_reader_dispose": (None, [POINTER]),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, [POINTER, POINTER, ITEMS]),
    "occurrence_get_symbol": (POINTER, [POINTER]),
    "occurrence_get_roles": (ctypes.c_uint64, [POINTER]),
    "symbol_get_usr": (Text, [POINTER]),
    "symbol_get_name": (Text, [POINTER]),
    "symbol_get_kind": (ctypes.c_int, [POINTER]),
}


class Index:
    """The definitions and uses of names in a folder of sources.

    definitions: for each symbol, the file that defines it and its name.
    uses: for each file, the symbols that it refers to.
    """

    def __init__(self, store, folder):
        swift = pathlib.Path(shutil.which("swift")).resolve()
        self.library = ctypes.CDLL(str(swift.parent.parent / "lib" / "libIndexStore.so"))
        for name, (result, arguments) in SIGNATURES.items():
            function = getattr(self.library, "indexstore_" + name)
            function.restype, function.argtypes = result, arguments
        self.error = ctypes.c_void_p()
        self.store = self.call("store_create", str(store).encode(), ctypes.byref(self.error))
        if not self.store:
            raise FileNotFoundError(f"{store} has no index: build the package first")
        self.definitions, self.uses = {}, {}
        for file, record in self.records(store, str(folder.resolve()) + "/").items():
            self.read(file, record)

    def call(self, name, *arguments):
        return getattr(self.library, "indexstore_" + name)(*arguments)

    def records(self, store, prefix):
        """Returns the newest record of each existing file of the folder."""
        units, found = [], {}
        self.call("store_units_apply_f", self.store, 0, None, NAMES(lambda _, name: units.append(str(name)) or True))
        for unit in units:
            reader = self.call("unit_reader_create", self.store, unit.encode(), ctypes.byref(self.error))
            file = str(self.call("unit_reader_get_main_file", reader))
            if file.startswith(prefix) and file.endswith(".swift") and pathlib.Path(file).exists():
                names = []

                def add(_, dependency):
                    if (
                        self.call("unit_dependency_get_kind", dependency) == RECORD
                        and str(self.call("unit_dependency_get_filepath", dependency)) == file
                    ):
                        names.append(str(self.call("unit_dependency_get_name", dependency)))
                    return True

                self.call("unit_reader_dependencies_apply_f", reader, None, ITEMS(add))
                time = next(pathlib.Path(store).glob(f"*/units/{unit}")).stat().st_mtime
                if names and time > found.get(file, (0, ""))[0]:
                    found[file] = (time, names[0])
            self.call("unit_reader_dispose", reader)
        return {file: record for file, (_, record) in found.items()}

    def read(self, file, record):
        reader = self.call("record_reader_create", self.store, record.encode(), ctypes.byref(self.error))
        uses = self.uses.setdefault(file, set())

        def add(_, occurrence):
            symbol = self.call("occurrence_get_symbol", occurrence)
            if self.call("symbol_get_kind", symbol) in (MODULE, EXTENSION, PARAMETER):
                return True
            identity = str(self.call("symbol_get_usr", symbol))
            roles = self.call("occurrence_get_roles", occurrence)
            if roles & (DECLARED | DEFINED):
                self.definitions[identity] = (file, str(self.call("symbol_get_name", symbol)))
            elif roles & REFERENCED:
                uses.add(identity)
            return True

        self.call("record_reader_occurrences_apply_f", reader, None, ITEMS(add))
        self.call("record_reader_dispose", reader)
