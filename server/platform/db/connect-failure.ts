/** Why the first connection to a database failed, in one line for its operator. */
export function describeConnectFailure(error: Error, url: string): string {
  const { hostname, port, pathname, username } = new URL(url)
  const place = `PostgreSQL at ${hostname || 'localhost'}:${port || 5432}`
  switch ('code' in error ? error.code : undefined) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `${place} refuses connections: is it running, and is DATABASE_URL right?`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${hostname} in DATABASE_URL cannot be found`
    case '3D000':
      return `${place} has no database ${decodeURIComponent(pathname.slice(1))}: create it first (docs/operations.md)`
    case '28P01':
    case '28000':
      return `${place} rejects the user ${decodeURIComponent(username)}: check name and password in DATABASE_URL`
    case '53300':
      return `${place} has no connections left: lower DATABASE_POOL, or raise its max_connections`
    case '53100':
      return `${place} has no disk space left`
    case '57P03':
      return `${place} is still starting or recovering: try again in a moment`
  }
  if (error.message === 'timeout expired') return `${place} does not answer`
  return `${place} cannot be reached: ${error.message}`
}
