import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BlockedPerson, privacy } from '#shared/features/people/preferences/privacy.contract.ts'
import { callApi } from '#web/app/api.ts'
import { usePages } from '#web/app/query/use-pages.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { MorePages } from '../more-pages.tsx'
import { HiddenList } from './hidden-list.tsx'
import { blockedPeople } from './privacy-queries.ts'

const PERSON = '/shared/api/settings/blocked-people/:id'

export function BlockedSection() {
  const { t } = useLingui()
  const { client } = useSession()
  const queryClient = useQueryClient()
  const { data } = useQuery(blockedPeople)
  const pages = usePages(data, (cursor) =>
    callApi<typeof privacy.blockedPeople>(client, 'GET /shared/api/settings/blocked-people', { query: { cursor } }),
  )

  const refresh = () => queryClient.invalidateQueries({ queryKey: blockedPeople.queryKey })

  async function block(id: string) {
    await callApi<typeof privacy.block>(client, `PUT ${PERSON}`, { params: { id } })
    await refresh()
  }

  async function unblock({ id, name }: BlockedPerson) {
    await callApi<typeof privacy.unblock>(client, `DELETE ${PERSON}`, { params: { id } })
    await refresh()
    await showToast({
      text: t`${name} can message you again.`,
      action: { label: t`Undo`, onPress: () => void block(id) },
    })
  }

  if (pages.items.length === 0)
    return (
      <Card>
        <EmptyState title={t`Nobody is blocked`}>
          <Trans>People you block can no longer message you. Block someone from your conversation with them.</Trans>
        </EmptyState>
      </Card>
    )
  return (
    <Card title={<Trans>Blocked people</Trans>}>
      <HiddenList
        label={t`Blocked people`}
        items={pages.items.map((person) => ({
          id: person.id,
          name: person.name,
          mark: <Avatar name={person.name} size="small" />,
          removeLabel: t`Unblock`,
          onRemove: () => unblock(person),
        }))}
        none={null}
      />
      <MorePages pages={pages} />
    </Card>
  )
}
