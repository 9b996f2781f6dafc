/** How long another package manager, such as the system's own timer, is waited for. */
const maxWaitSeconds = 600;

/**
 * The command that installs Debian's packages. Several processes may run it at once: they take turns, by a lock on
 * apt's folder, which no server that a package starts keeps. Who else holds a lock of apt's is waited for: the one on the
 * lists, which apt-get itself does not wait for, by asking again.
 */
export function debianInstall(packages: readonly string[]): string[] {
  const options = `-qq -o DPkg::Lock::Timeout=${maxWaitSeconds} -o Acquire::Retries=3 -o APT::Install-Recommends=false`;
  const script = `
    tries=0
    until apt-get update ${options}; do
      tries=$((tries + 1))
      [ "$tries" -lt 5 ] || exit 1
      sleep 3
    done
    DEBIAN_FRONTEND=noninteractive apt-get install -y ${options} ${packages.join(" ")}`;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
  return [
    ...asRoot,
    "flock",
    "--close",
    "--timeout",
    `${maxWaitSeconds}`,
    "/var/lib/apt",
    "sh",
    "-c",
    script,
  ];
}
