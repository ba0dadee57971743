import type { I18n } from '@lingui/core'
import { findSkill } from '#server/features/base/reference/reference.service.ts'
import type { EndorsementFlag } from '#shared/features/elite/endorsements/endorsement-words.ts'
import { isReplacedEndorser } from '#shared/features/elite/endorsements/endorser-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { Evidence } from '#shared/operator-case.ts'
import type { EndorsementRow, EndorserRow } from '../endorsements.queries.ts'

export const evidenceOf = (
  i18n: I18n,
  rows: readonly EndorserRow[],
  given: readonly EndorsementRow[],
  flags: ReadonlyMap<Id, readonly EndorsementFlag[]>,
): Evidence[] =>
  rows
    .filter(({ status }) => !isReplacedEndorser(status))
    .flatMap((row): Evidence[] => {
      const one = given.find(({ endorserId, withdrawnAt }) => endorserId === row.id && withdrawnAt === null)
      const label = `${row.name}, ${row.company} (${relationName(i18n, row)})`
      if (!one) return [{ kind: 'check', label, text: statusName(i18n, row), state: 'warn' }]
      const { craft, reliability, communication, initiative, again, text, skills, createdAt } = one
      const names = skills.flatMap((slug) => findSkill(slug)?.name ?? [])
      return [
        { kind: 'statement', name: row.name, label, text, at: createdAt.toISOString() },
        {
          kind: 'check',
          label: i18n._({ id: 'endorsements.evidence.ratings', message: 'Ratings out of 5' }),
          text: i18n._({
            id: 'endorsements.evidence.all',
            message:
              'Craft {craft}, reliability {reliability}, communication {communication}, initiative {initiative}. Would work together again: {again, select, yes {yes} no {no} other {maybe}}',
            values: { craft, reliability, communication, initiative, again },
          }),
          state: 'ok',
        },
        contact(i18n, row, one),
        ...(names.length === 0 ? [] : [seenSkills(i18n, names)]),
        ...(flags.get(row.id) ?? []).map(
          (flag): Evidence => ({ kind: 'check', label: row.name, text: flagText(i18n, flag), state: 'warn' }),
        ),
      ]
    })

const seenSkills = (i18n: I18n, names: readonly string[]): Evidence => ({
  kind: 'check',
  label: i18n._({ id: 'endorsements.evidence.skills', message: 'Skills they have seen' }),
  text: names.join(', '),
  state: 'ok',
})

/** The address only if its owner agreed to be contacted. */
const contact = (i18n: I18n, { email }: EndorserRow, { mayContact }: EndorsementRow): Evidence => ({
  kind: 'check',
  label: i18n._({ id: 'endorsements.evidence.contact', message: 'Reviewers may contact them' }),
  text: mayContact
    ? i18n._({ id: 'endorsements.evidence.may_contact', message: 'Yes: {email}', values: { email } })
    : i18n._({ id: 'endorsements.evidence.no_contact', message: 'No' }),
  state: mayContact ? 'ok' : 'unknown',
})

const relationName = (i18n: I18n, { relation }: EndorserRow): string =>
  i18n._({
    id: 'endorsements.relation',
    message:
      '{relation, select, manager {manager} client {client} peer {colleague} report {team member} other {teacher}}',
    values: { relation },
  })

const statusName = (i18n: I18n, { status }: EndorserRow): string =>
  i18n._({
    id: 'endorsements.status',
    message:
      '{status, select, declined {Declined} bounced {The email could not be delivered} expired {Did not answer in time} withdrawn {Withdrawn} other {No answer yet}}',
    values: { status },
  })

const flagText = (i18n: I18n, flag: EndorsementFlag): string =>
  i18n._({
    id: 'endorsements.flag',
    message:
      '{flag, select, free_mail {Uses a free email provider} own_domain {Has the same email domain as the applicant} own_device {Sent from the same network and browser as the applicant’s signature} same_device {Sent from the same network and browser as another endorsement} other {The applicant was asked to endorse this person in turn}}',
    values: { flag },
  })
