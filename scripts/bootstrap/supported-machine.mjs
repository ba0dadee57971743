import { BootstrapError } from './project.mjs'

/** Checked before anything is installed: on another machine the packages would install and then fail one by one. */
export function assertSupported(machine = thisMachine()) {
  if (machine.platform === 'win32') {
    throw new BootstrapError('Meridian runs on Windows through WSL 2: see "Windows" in docs/operations.md.')
  }
  if (machine.platform === 'linux' && !machine.hasGlibc) {
    throw new BootstrapError(
      'Meridian needs a Linux with glibc, such as Debian, Ubuntu or Fedora; this one (Alpine or similar) uses musl: see deploy/Dockerfile.',
    )
  }
}

function thisMachine() {
  const { header } = process.report.getReport()
  return { platform: process.platform, hasGlibc: header.glibcVersionRuntime !== undefined }
}
