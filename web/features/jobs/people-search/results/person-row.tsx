import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconListCheck, IconSend } from '@tabler/icons-react'
import type { FoundPerson, PeopleList } from '#shared/features/jobs/people-search/people-search.contract.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Country } from '#web/ui/country.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { useListed } from '../lists/use-listed.ts'
import { type PeopleView, viewHref } from '../people-view.ts'
import styles from './people-results.module.css'
import { PersonFit } from './person-fit.tsx'

const MOST_SKILLS = 6

type PersonRowProps = {
  person: FoundPerson
  view: PeopleView
  lists: readonly PeopleList[]
  canBeInvited: boolean
  onInvite: () => void
}

export function PersonRow({ person, view, lists, canBeInvited, onInvite }: PersonRowProps) {
  const { t } = useLingui()
  const { name, headline, country, city, availability, skills, invitedTo } = person
  const isInvited = view.jobId ? invitedTo.includes(view.jobId) : invitedTo.length > 0
  const rest = skills.length - MOST_SKILLS
  return (
    <ListRow
      mark={<Avatar name={name} country={country} />}
      title={name}
      meta={
        <>
          <bdi>{headline}</bdi>
          <Country code={country} {...(city && { city })} />
          {availability === 'active' && (
            <Chip tone="brand" size="small">
              <Trans>Actively looking</Trans>
            </Chip>
          )}
        </>
      }
      facts={
        <div className={styles.facts}>
          <PersonFit person={person} />
          <ul role="list" className={styles.skills} aria-label={t`Skills of ${name}`}>
            {skills.slice(0, MOST_SKILLS).map((skill) => (
              <li key={skill.slug}>
                <Chip size="small">
                  <bdi>{skill.name}</bdi>
                </Chip>
              </li>
            ))}
            {rest > 0 && (
              <li>
                <Plural value={rest} one="and # more" other="and # more" />
              </li>
            )}
          </ul>
        </div>
      }
      action={
        <span className={styles.tools}>
          <ListMenu person={person} view={view} lists={lists} />
          {isInvited ? (
            <Chip tone="ok" size="small">
              <Trans>Invited</Trans>
            </Chip>
          ) : (
            canBeInvited && (
              <PlainButton variant="light" icon={IconSend} onPress={onInvite} aria-label={t`Invite ${name}`}>
                <Trans>Invite</Trans>
              </PlainButton>
            )
          )}
        </span>
      }
    />
  )
}

function ListMenu({ person, view, lists }: Pick<PersonRowProps, 'person' | 'view' | 'lists'>) {
  const { t } = useLingui()
  const toggle = useListed(person)
  const { name, listIds } = person
  if (lists.length === 0) return null
  return (
    <MenuButton
      label={t`Lists of ${name}`}
      fallbackHref={viewHref(view)}
      groups={[
        {
          entries: lists.map((list) => {
            const isOn = listIds.includes(list.id)
            const { name: listName } = list
            return {
              id: list.id,
              label: isOn ? t`Remove from ${listName}` : t`Add to ${listName}`,
              onAction: () => void toggle(list, !isOn),
            }
          }),
        },
      ]}
    >
      <Icon glyph={IconListCheck} />
    </MenuButton>
  )
}
