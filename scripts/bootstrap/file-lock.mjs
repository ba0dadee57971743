// A lock between processes that needs nothing but a file system. Its holder touches the file while it works, so that a
// lock left behind by a killed process can be told from a held one even if the process id has been reused.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const heartbeatMs = 1_000
const staleAfterMs = 30_000
const retryMs = 200

/** Runs the action while no other process holds the lock; onWait(holderId) is called once when it has to wait. */
export async function withFileLock(lockFile, onWait, action) {
  mkdirSync(path.dirname(lockFile), { recursive: true })
  let hasWaited = false
  while (!tryAcquire(lockFile)) {
    const holder = readHolder(lockFile)
    if (holder && isAbandoned(holder)) {
      removeAbandoned(lockFile, holder)
      continue
    }
    if (holder && !hasWaited) onWait(holder.pid)
    hasWaited = true
    await wait(retryMs)
  }
  const isStillOurs = () => readHolder(lockFile)?.pid === process.pid
  const heartbeat = setInterval(() => {
    if (isStillOurs()) utimesSync(lockFile, new Date(), new Date())
  }, heartbeatMs)
  try {
    return await action()
  } finally {
    clearInterval(heartbeat)
    if (isStillOurs()) rmSync(lockFile, { force: true })
  }
}

function tryAcquire(lockFile) {
  // Written to a temporary file and linked, so that nobody ever reads a lock without its holder's id.
  const own = `${lockFile}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, lockFile)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

function readHolder(lockFile) {
  try {
    return { pid: Number(readFileSync(lockFile, 'utf8')), touchedAt: statSync(lockFile).mtimeMs }
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

const isAbandoned = (holder) => !isAlive(holder.pid) || Date.now() - holder.touchedAt > staleAfterMs

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function removeAbandoned(lockFile, holder) {
  const aside = `${lockFile}.${process.pid}.abandoned`
  try {
    renameSync(lockFile, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  // Another waiter may have acquired the lock between our check and our rename; if so, put it back.
  if (readHolder(aside)?.pid !== holder.pid) linkSync(aside, lockFile)
  rmSync(aside, { force: true })
}
