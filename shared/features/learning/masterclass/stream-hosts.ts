/** The only sites whose players a talk may embed; the content security policy of every page names them. */
export const streamHosts = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://meet.jit.si',
] as const

export const isAllowedStream = (address: string): boolean => streamHosts.some((host) => address.startsWith(`${host}/`))
