import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Passkey, passkeys } from '#shared/features/people/passkeys/passkeys.contract.ts'
import { callApi } from '#web/app/api.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import part from '#web/app/settings/settings-part.module.css'
import { describeError } from '#web/app/words/error-messages.ts'
import { Chip } from '#web/ui/chip.tsx'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { passkeyList } from './passkey-queries.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { serverMessage } from './server-message.ts'

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const queryClient = useQueryClient()
  const [isRenaming, setIsRenaming] = useState(false)
  const { id, name } = passkey
  const removing = useMutation({
    mutationFn: () => callApi<typeof passkeys.remove>(client, 'DELETE /user/passkeys/:id', { params: { id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: passkeyList.queryKey })
      await showToast({ text: t`Passkey removed: ${name}` })
    },
  })

  async function askToRemove() {
    const isSure = await confirm({
      title: t`Remove the passkey “${name}”?`,
      consequences: t`You can no longer sign in with it. Your device may keep offering it until you delete it there too.`,
      keepLabel: t`Keep passkey`,
      actionLabel: t`Remove`,
    })
    if (isSure) removing.mutate()
  }

  return (
    <>
      <ListRow
        title={name}
        meta={<PasskeyFacts passkey={passkey} />}
        facts={
          (passkey.isSynced || passkey.isSecurityKey || removing.isError) && (
            <>
              {passkey.isSynced && <Chip size="small">{t`Synced across your devices`}</Chip>}
              {passkey.isSecurityKey && <Chip size="small">{t`Security key`}</Chip>}
              {removing.isError && (
                <span role="alert" className={part.problem}>
                  {serverMessage(removing.error) ?? i18n._(describeError(removing.error))}
                </span>
              )}
            </>
          )
        }
        action={
          <>
            <IconButton glyph={IconPencil} label={t`Rename ${name}`} onPress={() => setIsRenaming(true)} />
            <IconButton glyph={IconTrash} label={t`Remove ${name}`} onPress={() => void askToRemove()} />
          </>
        }
      />
      {isRenaming && <RenameDialog passkey={passkey} onClose={() => setIsRenaming(false)} />}
    </>
  )
}

function PasskeyFacts({ passkey: { createdAt, lastUsedAt } }: { passkey: Passkey }) {
  return (
    <span>
      <Trans>
        Added <LocalTime at={createdAt} isDateOnly />
      </Trans>
      {' · '}
      {lastUsedAt ? (
        <Trans>
          last used <LocalTime at={lastUsedAt} />
        </Trans>
      ) : (
        <Trans>not used yet</Trans>
      )}
    </span>
  )
}
