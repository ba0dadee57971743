// Settings of the embedded server: durable first, then suited to a small machine. Passed on the command line, so that a
// change here takes effect at the next start, for existing data folders too.

const settings = {
  listen_addresses: '127.0.0.1',
  // A socket path is limited to 107 characters, and data folders may be nested deeply.
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
  // Short queries on few cores: JIT and parallel workers cost more than they gain. Parallel queries would also need more
  // /dev/shm than containers have.
  jit: 'off',
  max_parallel_workers_per_gather: 0,

  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and details contain personal data; the application's own log has the request id to trace by.
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** For disposable data: nothing waits for the disk, which is most of the cost of a short write. */
const throwaway = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

export function serverArguments(clusterDir: string, port: number, isThrowaway: boolean): string[] {
  const flags = Object.entries({ ...settings, ...(isThrowaway && throwaway), port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  return ['-D', clusterDir, ...flags]
}
