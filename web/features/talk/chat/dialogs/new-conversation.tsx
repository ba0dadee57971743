import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_SEARCH } from '#shared/features/talk/chat/chat-limits.ts'
import type { Contact, NewConversation as Wanted } from '#shared/features/talk/chat/conversation.contract.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { contactsQuery } from '../chat-queries.ts'
import { useDeferredText } from '../use-deferred-text.ts'
import { useOpenConversation } from '../use-open-conversation.ts'
import styles from './new-conversation.module.css'

/** Only lists people one may write to: nobody can be looked up here against their will. */
export function NewConversation({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const isTalent = useIdentity()?.roles.includes('talent') ?? false
  const [query, setQuery] = useState('')
  const { open, isPending } = useOpenConversation()
  const begin = (wanted: Wanted) => void open(wanted).then((isOpen) => isOpen && onClose())
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t`New message`}
      actions={
        <Button isPending={isPending} onPress={() => begin({ kind: 'support' })}>
          <Trans>Message support</Trans>
        </Button>
      }
    >
      <div className={styles.content}>
        <SearchField
          label={t`Search by name`}
          placeholder={t`Search by name`}
          maxLength={MAX_SEARCH}
          value={query}
          onChange={setQuery}
          autoFocus
        />
        <Contacts query={query.trim()} isDisabled={isPending} onChoose={begin} />
        {isTalent && (
          <p className={styles.help}>
            <Trans>To message another company, open one of its jobs and choose “Message the company”.</Trans>
          </p>
        )}
      </div>
    </Dialog>
  )
}

type ContactsProps = { query: string; isDisabled: boolean; onChoose: (wanted: Wanted) => void }

function Contacts({ query, isDisabled, onChoose }: ContactsProps) {
  const { t } = useLingui()
  const { data, isError } = useQuery({ ...contactsQuery(useDeferredText(query)), placeholderData: keepPreviousData })
  const items = data?.items ?? []
  return (
    <>
      {items.length > 0 && (
        <ul role="list" className={styles.list} aria-label={t`People and companies`}>
          {items.map((contact) => (
            <li key={contact.id}>
              <button
                type="button"
                className={styles.contact}
                disabled={isDisabled}
                onClick={() => onChoose(wantedOf(contact))}
              >
                <Mark contact={contact} />
                <span className={styles.words}>
                  <bdi className={styles.name}>{contact.name}</bdi>
                  {contact.isCold && (
                    <span className={styles.about}>
                      <Trans>Open to offers. Your first message must include a job and its pay.</Trans>
                    </span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.help}>
        {isError && <Trans>Something went wrong. Try again in a moment.</Trans>}
        {data &&
          items.length === 0 &&
          (query === '' ? <NobodyYet /> : <Trans>You cannot message anyone with that name.</Trans>)}
      </p>
    </>
  )
}

function NobodyYet() {
  const hires = useIdentity()?.roles.includes('company') ?? false
  return hires ? (
    <Trans>Type at least two letters of a name. People who applied, wrote or were invited appear automatically.</Trans>
  ) : (
    <Trans>Companies you applied to, or that messaged or invited you, appear here.</Trans>
  )
}

const wantedOf = ({ kind, id }: Contact): Wanted =>
  kind === 'person' ? { kind: 'direct', personId: id } : { kind, companyId: id }

const Mark = ({ contact: { kind, name, country } }: { contact: Contact }) =>
  kind === 'person' ? <Avatar name={name} country={country ?? undefined} /> : <CompanyMark name={name} />
