import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_HANDLE } from '#shared/features/people/profile/handle-limits.ts'
import type { OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { Link } from '#web/ui/link.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useChangeProfile } from './use-change-profile.ts'

/** A name to start from, in letters an address can have. */
const suggestHandle = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_HANDLE)
    .replace(/^-|-$/g, '')

export function PageCard({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui()
  const { savePage } = useChangeProfile()
  const { handle, isPublic, isIndexed } = profile.page
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/people/profile/profile-page.contract.ts').then(
        ({ profilePage }) => profilePage.save.body,
      ),
    initialValues: { handle: handle ?? suggestHandle(profile.name), isPublic, isIndexed },
    send: savePage,
    onSuccess: () => void showToast({ text: t`Saved` }),
  })
  return (
    <Card title={t`Public page`}>
      {handle && isPublic ? (
        <p>
          <Trans>
            Published at <Link to={`/t/${handle}`}>/t/{handle}</Link>
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>Share one link instead of a file. It shows only what you marked as public.</Trans>
        </p>
      )}
      <Form {...form.formProps}>
        <TextField
          {...form.field('handle')}
          label={t`Name in the address`}
          help={t`Old links keep working for 180 days. You can change it once in 90 days.`}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_HANDLE}
        />
        <Switch isSelected={form.values.isPublic} onChange={(isOn) => form.change({ isPublic: isOn })}>
          <Trans>Publish my page</Trans>
        </Switch>
        <Switch
          isSelected={form.values.isIndexed}
          isDisabled={!form.values.isPublic}
          onChange={(isOn) => form.change({ isIndexed: isOn })}
        >
          <Trans>Let search engines list it</Trans>
        </Switch>
        <SubmitButton variant="outline" isPending={form.isPending}>
          <Trans>Save page</Trans>
        </SubmitButton>
      </Form>
    </Card>
  )
}
