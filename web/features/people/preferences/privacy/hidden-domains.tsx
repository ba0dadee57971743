import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_DOMAIN_LENGTH } from '#shared/features/people/preferences/preference-kinds.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { describeError } from '#web/app/words/error-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { Setting } from '../setting.tsx'
import styles from './hidden-domains.module.css'
import { HiddenList } from './hidden-list.tsx'
import { useChangePrivacy } from './use-change-privacy.ts'

type HiddenDomainsProps = { domains: readonly string[]; suggestions: readonly string[] }

export function HiddenDomains({ domains, suggestions }: HiddenDomainsProps) {
  const { t, i18n } = useLingui()
  const { hideFromDomain, showToDomain } = useChangePrivacy()
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const hiding = useMutation({ mutationFn: hideFromDomain, onSuccess: () => setText('') })
  const missing = isMissing ? t`Enter a domain, for example company.com.` : undefined

  function add() {
    setIsMissing(text.trim() === '')
    if (text.trim() !== '') hiding.mutate(text.trim())
  }

  async function remove(domain: string) {
    await showToDomain(domain)
    const undo = { label: t`Undo`, onPress: () => hiding.mutate(domain) }
    await showToast({ text: t`Companies at ${domain} can find you again.`, action: undo })
  }

  function serverMessage(): string | undefined {
    if (!hiding.isError) return undefined
    const serverMessage = hiding.error instanceof ApiError ? hiding.error.errors['domain']?.join(' ') : undefined
    return serverMessage ?? i18n._(describeError(hiding.error))
  }

  return (
    <Setting>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <TextField
          label={t`Hide from an employer’s domain`}
          help={t`Hides you from every company whose website or email addresses use this domain.`}
          placeholder={t`company.com`}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_DOMAIN_LENGTH}
          value={text}
          onChange={(typed) => {
            setText(typed)
            setIsMissing(false)
            hiding.reset()
          }}
          problem={missing ?? serverMessage()}
          end={
            <Button variant="text" type="submit" isPending={hiding.isPending}>
              <Trans>Hide</Trans>
            </Button>
          }
        />
      </form>
      {suggestions.map((domain) => (
        <p key={domain} className={styles.suggestion}>
          <span>
            <Trans>
              Your email address is at <bdi>{domain}</bdi>.
            </Trans>
          </span>
          <Button variant="text" onPress={() => hiding.mutate(domain)}>
            {/* One item: a button puts a gap between its parts */}
            <span>
              <Trans>
                Hide from <bdi>{domain}</bdi>
              </Trans>
            </span>
          </Button>
        </p>
      ))}
      <HiddenList
        label={t`Domains you hide from`}
        items={domains.map((domain) => ({ id: domain, name: domain, onRemove: () => remove(domain) }))}
        none={<Trans>No hidden domains.</Trans>}
      />
    </Setting>
  )
}
