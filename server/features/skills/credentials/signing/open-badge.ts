// The payloads we sign: a person's achievement as an Open Badge 3.0 (a W3C verifiable credential), and the list of
// revoked ones.

import { createHash } from 'node:crypto'
import type { CredentialKind } from '#shared/features/skills/credentials/credentials.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { indexInList, listOf } from './status-list.ts'

const VC = 'https://www.w3.org/ns/credentials/v2'
const OPEN_BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'
const SCHEMA = 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json'

/** How long others may keep a status list before they fetch it again. */
export const STATUS_LIST_TTL_MS = 5 * 60_000

export type Issuer = { url: string; name: string }

/** The did:web identifier of this installation, https://w3c-ccg.github.io/did-method-web/. */
export const didOf = (url: string): string => `did:web:${encodeURIComponent(new URL(url).host)}`

export type Achievement = {
  /** Identifies what was achieved, the same for everybody who did. */
  id: string
  name: string
  description: string
  criteria: string
  type: 'Assessment' | 'Achievement' | 'Course'
  level: number | null
  score: { percent: number; required: number } | null
  /** The same in a public framework. */
  alignment?: { framework: string; name: string; uri: string } | null
}

export type Badge = {
  id: Id
  kind: CredentialKind
  achievement: Achievement
  holder: { name: string; email: string; salt: string }
  issuedAt: Date
  validUntil: Date | null
  statusPlace: number
}

/** Its page. Courses end with a certificate, tests with a badge. */
export const badgeUrl = (url: string, { kind, id }: { kind: CredentialKind; id: Id }): string =>
  `${url}/${kind === 'course' ? 'certificates' : 'badges'}/${id}`
const statusListUrl = (url: string, list: number): string => `${url}/shared/api/credential-status/${list}`

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)
/** Without fractions: some verifiers reject them. */
const dateTime = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`

export function openBadge({ url, name }: Issuer, badge: Badge) {
  const { achievement, holder, issuedAt, validUntil, statusPlace } = badge
  const credentialId = badgeUrl(url, badge)
  const list = statusListUrl(url, listOf(statusPlace))
  const index = String(indexInList(statusPlace))
  return {
    iss: didOf(url),
    jti: credentialId,
    nbf: seconds(issuedAt),
    ...(validUntil && { exp: seconds(validUntil) }),
    '@context': [VC, OPEN_BADGES],
    id: credentialId,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: didOf(url), type: ['Profile'], name, url },
    validFrom: dateTime(issuedAt),
    ...(validUntil && { validUntil: dateTime(validUntil) }),
    name: achievement.name,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: identify(holder),
      achievement: describe(achievement),
      ...(achievement.score && {
        result: [
          {
            type: ['Result'],
            resultDescription: `${achievement.id}#score`,
            value: String(achievement.score.percent),
          },
        ],
      }),
    },
    credentialStatus: {
      id: `${list}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: index,
      statusListCredential: list,
    },
    credentialSchema: [{ id: SCHEMA, type: '1EdTechJsonSchemaValidator2019' }],
  }
}

/** Whoever knows the address can confirm that it belongs to the holder; nobody can read it from the badge. */
const identify = ({ name, email, salt }: Badge['holder']) => [
  { type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' },
  {
    type: 'IdentityObject',
    hashed: true,
    identityHash: `sha256$${createHash('sha256').update(`${email}${salt}`).digest('hex')}`,
    identityType: 'emailAddress',
    salt,
  },
]

const describe = ({ id, name, description, criteria, type, score, alignment }: Achievement) => ({
  id,
  type: ['Achievement'],
  achievementType: type,
  name,
  description,
  criteria: { narrative: criteria },
  ...(alignment && {
    alignment: [
      {
        type: ['Alignment'],
        targetFramework: alignment.framework,
        targetName: alignment.name,
        targetUrl: alignment.uri,
        targetType: 'ceasn:Competency',
      },
    ],
  }),
  ...(score && {
    resultDescription: [
      {
        id: `${id}#score`,
        type: ['ResultDescription'],
        name: 'Score',
        resultType: 'Percent',
        valueMin: '0',
        valueMax: '100',
        requiredValue: String(score.required),
      },
    ],
  }),
})

export function statusListCredential({ url }: Issuer, list: number, encodedList: string, now: Date) {
  const id = statusListUrl(url, list)
  return {
    iss: didOf(url),
    jti: id,
    nbf: seconds(now),
    '@context': [VC],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: didOf(url),
    validFrom: dateTime(now),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList,
      ttl: STATUS_LIST_TTL_MS,
    },
  }
}
