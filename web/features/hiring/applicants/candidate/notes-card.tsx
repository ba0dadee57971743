import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MAX_COMPANY_NOTE } from '#shared/features/hiring/applications/application-kinds.ts'
import type {
  CompanyApplication,
  companyApplications,
} from '#shared/features/hiring/applications/company-applications.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import type { Reader } from '#web/features/hiring/applications/use-reader.ts'
import { teamQuery } from '#web/features/people/team/team-query.ts'
import { Card } from '#web/ui/card.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from './candidate.module.css'
import type { CandidateChanges } from './use-candidate.ts'

type NotesCardProps = { applicant: CompanyApplication; reader: Reader; changes: CandidateChanges }

export function NotesCard({ applicant, reader, changes }: NotesCardProps) {
  const { notes, can } = applicant
  return (
    <Card title={<Trans>Notes</Trans>} aside={<Trans>Only your team sees them</Trans>}>
      {notes.length > 0 && (
        <ul role="list" className={styles.notes}>
          {notes.map(({ id, author, text, at }) => (
            <li key={id} className={styles.note}>
              <p className={styles.meta}>
                <b>
                  <bdi>{author}</bdi>
                </b>
                {' · '}
                <Time at={Date.parse(at)} zone={reader.zone} now={reader.now} />
              </p>
              <p className={styles.text} dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
      {can.includes('note') && <NewNote id={applicant.id} onAdded={() => void changes.refresh()} />}
    </Card>
  )
}

function NewNote({ id, onAdded }: { id: string; onAdded: () => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const me = useIdentity()?.id
  const { data: team } = useQuery(teamQuery())
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/applications/company-applications.contract.ts').then(
        (contract) => contract.companyApplications.addNote.body,
      ),
    initialValues: { text: '' },
    draftName: `note-${id}`,
    send: (body, idempotencyKey) =>
      callApi<typeof companyApplications.addNote>(client, 'POST /company/api/applications/:id/notes', {
        params: { id },
        body,
        idempotencyKey,
      }),
    onSuccess: () => {
      form.change({ text: '' })
      onAdded()
    },
  })
  const colleagues = (team?.members ?? []).filter(({ personId }) => personId !== me)
  const mention = (personId: string | number | null) => {
    const name = colleagues.find((member) => member.personId === personId)?.name
    const { text } = form.values
    if (name) form.change({ text: `${text}${text === '' || text.endsWith(' ') ? '' : ' '}@${name} ` })
  }
  return (
    <Form {...form.formProps}>
      <TextArea {...form.field('text')} label={t`New note`} rows={3} countTo={MAX_COMPANY_NOTE} />
      {colleagues.length > 0 && (
        <Select
          label={t`Mention a colleague`}
          isOptional
          help={t`They are notified.`}
          choices={colleagues.map(({ personId, name }) => ({ id: personId, label: name }))}
          value={null}
          onChange={(chosen) => mention(typeof chosen === 'string' ? chosen : null)}
        />
      )}
      <FormActions>
        <SubmitButton isPending={form.isPending}>
          <Trans>Add note</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
