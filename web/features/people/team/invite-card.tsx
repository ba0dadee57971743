import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import type { Team, teams } from '#shared/features/people/team/team.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { useRoleNames } from '#web/features/people/companies/role-names.ts'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './team.module.css'
import { useReloadTeam } from './team-query.ts'

const USUAL_ROLE: MemberRole = 'recruiter'

export function InviteCard({ team }: { team: Team }) {
  const { t } = useLingui()
  const { client } = useSession()
  const roleNames = useRoleNames()
  const reload = useReloadTeam()
  const initialValues: { email: string; role: MemberRole } = { email: '', role: USUAL_ROLE }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/people/team/team.contract.ts').then(({ newInvitation }) => newInvitation),
    initialValues,
    draftName: `invite-${team.companyId}`,
    send: (body, idempotencyKey) =>
      callApi<typeof teams.invite>(client, 'POST /company/api/companies/:companyId/invitations', {
        params: { companyId: team.companyId },
        body,
        idempotencyKey,
      }),
    onSuccess: async ({ email }) => {
      form.change(initialValues)
      await reload()
      void showToast({ text: t`Invitation sent to ${email}` })
    },
  })
  return (
    <Card title={<Trans>Invite a colleague</Trans>}>
      <Form {...form.formProps}>
        <TextField
          {...form.field('email')}
          label={t`Email address`}
          type="email"
          autoComplete="off"
          isRequired
          missingMessage={t`Enter an email address.`}
        />
        <Select
          name="role"
          label={t`Role`}
          choices={team.canInviteTo.map((role) => ({ id: role, label: roleNames[role] }))}
          value={form.values.role}
          onChange={(key) => form.change({ role: team.canInviteTo.find((role) => role === key) ?? USUAL_ROLE })}
        />
        <p className={styles.note}>
          <Plural
            value={team.placesLeft}
            _0="Your team is full."
            one="Room for # more person."
            other="Room for # more people."
          />
        </p>
        <SubmitButton isPending={form.isPending}>
          <Trans>Send invitation</Trans>
        </SubmitButton>
      </Form>
    </Card>
  )
}
