"""A Slurm cluster of several nodes on this machine, for tests and measurements.

Everything lies in one folder: configuration, state, logs, sockets, and a munge key of its own. The nodes listen on ports of
their own on the loopback address. Each node's processes are in a process namespace of their own, so that a node can be
killed as a machine is: all at once and without a word.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

PROGRAMS = ["munged", "slurmctld", "slurmd", "sbatch", "squeue", "scontrol", "sinfo", "scancel", "unshare"]
SECONDS_TO_START = 30


def find(program):
    return shutil.which(program, path=os.environ.get("PATH", "") + ":/usr/sbin:/sbin:/usr/local/sbin")


def obstacle():
    """Why no cluster can run here; None where one can."""
    missing = [program for program in PROGRAMS if find(program) is None]
    if missing:
        return f"not installed: {', '.join(missing)}"
    if os.geteuid() != 0:
        return "slurmd runs as root alone"
    probe = subprocess.run(
        ["unshare", "--pid", "--fork", "--mount-proc", "true"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if probe.returncode != 0:
        return f"the kernel allows no process namespaces: {probe.stderr.strip()}"
    return None


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for each in sockets:
        each.bind(("127.0.0.1", 0))
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


class LocalSlurm:
    def __init__(self, folder, nodes=2, cpus=2, pinned=False):
        """With `pinned` each node has a processor of its own."""
        self.pinned = pinned
        self.folder = Path(folder)
        self.names = [f"node{number}" for number in range(1, nodes + 1)]
        self.processes = {}
        self.environment = dict(os.environ, SLURM_CONF=str(self.folder / "slurm.conf"))
        self.folder.mkdir(parents=True, exist_ok=True)
        self.folder.chmod(0o755)
        for name in ["state", "spool", "log", "munge"]:
            (self.folder / name).mkdir()
        key = self.folder / "munge" / "key"
        key.write_bytes(os.urandom(128))
        key.chmod(0o600)
        controller, *ports = free_ports(nodes + 1)
        self.configure(controller, ports, cpus)

    def configure(self, controller, ports, cpus):
        folder = self.folder
        lines = [
            "ClusterName=flipbook",
            "SlurmctldHost=localhost(127.0.0.1)",
            f"SlurmctldPort={controller}",
            "AuthType=auth/munge",
            f"AuthInfo=socket={folder}/munge/socket,cred_expire=5",
            "CredType=cred/munge",
            "SlurmUser=root",
            "SlurmdUser=root",
            f"StateSaveLocation={folder}/state",
            f"SlurmdSpoolDir={folder}/spool/%n",
            f"SlurmctldPidFile={folder}/slurmctld.pid",
            f"SlurmdPidFile={folder}/%n.pid",
            f"SlurmctldLogFile={folder}/log/slurmctld.log",
            f"SlurmdLogFile={folder}/log/%n.log",
            # No control groups: a container may have none.
            "ProctrackType=proctrack/linuxproc",
            "TaskPlugin=task/none",
            "JobAcctGatherType=jobacct_gather/none",
            "MpiDefault=none",
            "SelectType=select/cons_tres",
            "SelectTypeParameters=CR_CPU",
            "SlurmdParameters=config_overrides",
            "SchedulerParameters=sched_interval=2,batch_sched_delay=0",
            "JobRequeue=1",
            "ReturnToService=2",
            "SlurmdTimeout=6",
            "SlurmctldTimeout=5",
            "MessageTimeout=5",
            "KillWait=2",
            "InactiveLimit=0",
            "MinJobAge=600",
        ]
        for name, port in zip(self.names, ports):
            lines.append(f"NodeName={name} NodeHostname=localhost NodeAddr=127.0.0.1 Port={port} CPUs={cpus}")
        lines.append("PartitionName=films Nodes=ALL Default=YES MaxTime=INFINITE State=UP OverSubscribe=NO")
        (folder / "slurm.conf").write_text("\n".join(lines) + "\n")

    def run(self, *words):
        """What one of Slurm's programs prints; an empty text when it fails."""
        result = subprocess.run([find(words[0]), *words[1:]], env=self.environment, capture_output=True, text=True, timeout=60)
        return result.stdout if result.returncode == 0 else ""

    def begin(self, name, *words):
        log = open(self.folder / "log" / f"{name}.output", "ab")
        self.processes[name] = subprocess.Popen(
            words, env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)

    def start(self):
        munge = self.folder / "munge"
        self.begin(
            "munged", find("munged"), "--foreground", "--force", f"--key-file={munge}/key", f"--socket={munge}/socket",
            f"--pid-file={munge}/pid", f"--log-file={munge}/log", f"--seed-file={munge}/seed")
        self.until("munged answers", lambda: (munge / "socket").exists())
        self.start_controller()
        for name in self.names:
            self.start_node(name)
        self.until("all nodes are idle", lambda: self.run("sinfo", "-h", "-N", "-o", "%T").split() == ["idle"] * len(self.names))

    def start_controller(self):
        self.begin("slurmctld", find("slurmctld"), "-D", "-f", str(self.folder / "slurm.conf"))
        self.until("the controller answers", lambda: "UP" in self.run("scontrol", "ping"))

    def start_node(self, name):
        pin = ["taskset", "--cpu-list", str(self.names.index(name) % os.cpu_count())] if self.pinned else []
        # The namespace ends with its first process, and all that is in it.
        self.begin(
            name, *pin, "unshare", "--pid", "--fork", "--mount-proc", "--kill-child", find("slurmd"), "-D", "-N", name, "-f",
            str(self.folder / "slurm.conf"))

    def kill(self, name):
        """Ends a daemon, and for a node all that runs on it, at once."""
        process = self.processes.pop(name)
        process.send_signal(signal.SIGKILL)
        process.wait()

    def until(self, wish, condition, seconds=SECONDS_TO_START):
        limit = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > limit:
                raise RuntimeError(f"Waited {seconds} s in vain until {wish}.\n{self.logs()}")
            time.sleep(0.1)

    def logs(self, lines=15):
        texts = []
        for path in sorted((self.folder / "log").iterdir()) + [self.folder / "munge" / "log"]:
            if path.exists() and path.stat().st_size:
                end = path.read_text(errors="replace").splitlines()[-lines:]
                texts.append(f"--- {path}\n" + "\n".join(end))
        return "\n".join(texts)

    def stop(self):
        for name in sorted(self.processes, key=lambda name: name == "munged"):
            self.kill(name)


def main():
    """Keeps a cluster up until standard input ends: for trying things by hand."""
    reason = obstacle()
    if reason:
        sys.exit(reason)
    cluster = LocalSlurm(sys.argv[1])
    try:
        cluster.start()
        print(f"export SLURM_CONF={cluster.environment['SLURM_CONF']}", flush=True)
        sys.stdin.read()
    finally:
        cluster.stop()


if __name__ == "__main__":
    main()
