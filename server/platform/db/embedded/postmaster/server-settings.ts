// How the embedded server is set: safe first, then right for a small machine. Given on the command line, so that
// a change here holds from the next start on, for old data folders too.

const settings = {
  listen_addresses: '127.0.0.1',
  // A socket's path may have 107 characters at most, and data folders may lie deep.
  unix_socket_directories: '',
  max_connections: 100,

  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',

  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  random_page_cost: 1.1,
  // Short queries on few cores: compiling or spreading one costs more than it brings. Parallel queries would also
  // need more of /dev/shm than containers have.
  jit: 'off',
  max_parallel_workers_per_gather: 0,

  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and details hold personal data; the application's own log has the request id to go by.
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** For data that nobody misses after a crash: nothing waits for the disk, which is most of what a short write takes. */
const throwaway = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

export function serverArguments(clusterDir: string, port: number, isThrowaway: boolean): string[] {
  const flags = Object.entries({ ...settings, ...(isThrowaway && throwaway), port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  return ['-D', clusterDir, ...flags]
}
