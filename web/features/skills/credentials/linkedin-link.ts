// LinkedIn's form for adding a certification to one's profile, filled in.

type Certificate = {
  name: string
  issuer: string
  issuedAt: string
  validUntil: string | null
  id: string
  url: string
}

const monthOf = (moment: string, prefix: 'issue' | 'expiration'): [string, string][] => {
  const date = new Date(moment)
  return [
    [`${prefix}Year`, String(date.getUTCFullYear())],
    [`${prefix}Month`, String(date.getUTCMonth() + 1)],
  ]
}

export function linkedInLink({ name, issuer, issuedAt, validUntil, id, url }: Certificate): string {
  const fields = new URLSearchParams([
    ['startTask', 'CERTIFICATION_NAME'],
    ['name', name],
    ['organizationName', issuer],
    ...monthOf(issuedAt, 'issue'),
    ...(validUntil === null ? [] : monthOf(validUntil, 'expiration')),
    ['certUrl', url],
    ['certId', id],
  ])
  return `https://www.linkedin.com/profile/add?${fields}`
}
