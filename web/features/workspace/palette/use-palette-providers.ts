import { useLingui } from '@lingui/react/macro'
import { IconBriefcase, IconBuilding, IconMessage, IconSearch } from '@tabler/icons-react'
import { useMemo } from 'react'
import { isVerified } from '#shared/access/guards.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { settingsPath } from '#web/app/settings/settings-section.ts'
import { companyPath } from '#web/features/jobs/explore/company-path.ts'
import { useConversationText } from '#web/features/talk/chat/conversation-text.ts'
import { settingsSections } from '#web/features/workspace/settings/settings-sections.ts'
import { matchEntries, type PaletteEntry, type PaletteProvider } from '#web/ui/command-palette-search.ts'
import { screensFor } from './palette-screens.ts'
import { createPaletteSearch } from './palette-search.ts'
import { usePaletteActions } from './use-palette-actions.ts'

/** Groups of results in display order; guests get fewer. */
export function usePaletteProviders(): readonly PaletteProvider[] {
  const { t, i18n } = useLingui()
  const identity = useIdentity()
  const { client } = useSession()
  const { nameOf, aboutOf } = useConversationText()
  const actions = usePaletteActions()
  const search = useMemo(() => createPaletteSearch(client), [client])
  const verified = identity && isVerified(identity)
  const screens = screensFor(identity).map(
    ({ href, label, icon, workspace }): PaletteEntry => ({
      id: `screen:${href}`,
      label: i18n._(label),
      ...(workspace && { detail: i18n._(workspace) }),
      ...(icon && { icon }),
      href,
    }),
  )
  const settings = settingsSections.map(
    ({ id, label, icon }): PaletteEntry => ({
      id: `setting:${id}`,
      label: i18n._(label),
      icon,
      href: settingsPath(id),
    }),
  )
  const jobSearch = (text: string): PaletteEntry => ({
    id: 'search',
    label: t`Search all jobs for “${text}”`,
    icon: IconSearch,
    href: `${verified ? '/jobs' : '/explore'}?${new URLSearchParams({ text })}`,
  })
  return [
    { id: 'screens', label: t`Screens`, find: (text: string) => matchEntries(screens, text) },
    {
      id: 'jobs',
      label: t`Jobs`,
      find: async (text: string, signal: AbortSignal) => {
        const { jobs } = await search(text, signal)
        return jobs.map(
          ({ id, title, company }): PaletteEntry => ({
            id: `job:${id}`,
            label: title,
            detail: company,
            icon: IconBriefcase,
            href: verified ? `/jobs/${id}` : `/apply/${id}`,
          }),
        )
      },
    },
    // A separate group, so that it is never stale while the server is still searching.
    { id: 'search', label: t`Search`, find: (text: string) => (text === '' ? [] : [jobSearch(text)]) },
    {
      id: 'companies',
      label: t`Companies`,
      find: async (text: string, signal: AbortSignal) =>
        (await search(text, signal)).companies.map(
          ({ id, slug, name }): PaletteEntry => ({
            id: `company:${id}`,
            label: name,
            icon: IconBuilding,
            href: companyPath(slug),
          }),
        ),
    },
    {
      id: 'conversations',
      label: t`Conversations`,
      find: async (text: string, signal: AbortSignal) =>
        (await search(text, signal)).conversations.map((conversation): PaletteEntry => {
          const about = aboutOf(conversation)
          return {
            id: `conversation:${conversation.id}`,
            label: nameOf(conversation),
            ...(about !== null && { detail: about }),
            icon: IconMessage,
            href: `/chat?conversation=${conversation.id}`,
          }
        }),
    },
    // Before anything is typed, the list would be longer than the screen.
    {
      id: 'settings',
      label: t`Settings`,
      find: (text: string) => (verified && text !== '' ? matchEntries(settings, text) : []),
    },
    { id: 'actions', label: t`Actions`, find: (text: string) => matchEntries(actions, text) },
  ]
}
