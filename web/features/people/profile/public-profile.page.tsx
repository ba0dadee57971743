import { useLingui } from '@lingui/react/macro'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect, useRouteLoaderData } from 'react-router'
import type { PublicProfile, profilePage } from '#shared/features/people/profile/profile-page.contract.ts'
import type { ProfileView } from '#shared/features/people/profile/profile-view.ts'
import type { ProfileProofs, proofs } from '#shared/features/skills/credentials/proofs.contract.ts'
import { callApi } from '#web/app/api.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { rethrowAsPageError } from '#web/app/query/page-queries.ts'
import { browserRuntime } from '#web/app/runtime.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { serverClient } from '#web/app/visit/server-client.ts'
import { visitContext } from '#web/app/visit/visit.ts'
import { JsonLd } from '#web/features/jobs/jobs/public/json-ld.tsx'
import { ProofList } from '#web/features/skills/credentials/proof-list.tsx'
import type { RootData } from '#web/root.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import styles from './public-profile.module.css'
import { ShownVideo } from './video/shown-video.tsx'
import { ProfileBody } from './view/profile-body.tsx'

const DESCRIPTION = 160

export const handle = {
  title: (data) => (data as PublicProfile | undefined)?.profile.name ?? undefined,
  about: (data) => {
    const shown = data as PublicProfile | undefined
    return {
      description: shown?.profile.summary.slice(0, DESCRIPTION) || shown?.profile.headline || undefined,
      canonicalPath: shown && `/t/${shown.handle}`,
      isUnlisted: !shown?.isIndexed,
    }
  },
} satisfies PageHandle

type PublicPage = PublicProfile & { proofs: ProfileProofs }

async function loadProfile(client: SessionClient, name: string, url: URL): Promise<PublicPage> {
  const params = { handle: name }
  const [found, shown] = await Promise.all([
    callApi<typeof profilePage.show>(client, 'GET /shared/api/profiles/:handle', { params }),
    callApi<typeof proofs.show>(client, 'GET /shared/api/profiles/:handle/proofs', { params }),
  ]).catch(rethrowAsPageError(url))
  // An old name, or one with capitals.
  if (found.handle !== name) throw redirect(`/t/${found.handle}`, 302)
  return { ...found, proofs: shown }
}

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadProfile(serverClient(context.get(visitContext)), params['handle'] ?? '', new URL(request.url))
export const clientLoader = ({ params, request }: ClientLoaderFunctionArgs) =>
  loadProfile(browserRuntime().session.client, params['handle'] ?? '', new URL(request.url))

export default function PublicProfilePage({ loaderData }: { loaderData: PublicPage }) {
  const { t } = useLingui()
  const { profile, handle: name, video, proofs: shown } = loaderData
  return (
    <article className={styles.page}>
      <PersonData profile={profile} handle={name} />
      <header className={styles.header}>
        <Avatar name={profile.name ?? ''} size="large" country={profile.place?.country} />
        <div>
          <h1 tabIndex={-1} className={styles.name}>
            <bdi translate="no">{profile.name}</bdi>
          </h1>
          {profile.headline && (
            <p className={styles.headline}>
              <bdi translate="no">{profile.headline}</bdi>
            </p>
          )}
        </div>
      </header>
      {(shown.identity || shown.credentials.length > 0) && (
        <Card title={t`Verified`}>
          <ProofList proofs={shown} />
        </Card>
      )}
      {video && <ShownVideo video={video} label={t`Video résumé`} />}
      <ProfileBody view={profile} />
    </article>
  )
}

/** https://schema.org/ProfilePage, from public parts only. */
function PersonData({ profile, handle: name }: { profile: ProfileView; handle: string }) {
  const root = useRouteLoaderData<RootData>('root')
  const site = root?.site.url ?? ''
  const of = <S extends ProfileView['entries'][number]['section']>(section: S) =>
    profile.entries.filter((entry): entry is Extract<typeof entry, { section: S }> => entry.section === section)
  const person = {
    '@type': 'Person',
    name: profile.name,
    url: `${site}/t/${name}`,
    ...(profile.headline && { jobTitle: profile.headline }),
    ...(profile.summary && { description: profile.summary }),
    ...(profile.place && {
      address: {
        '@type': 'PostalAddress',
        addressLocality: profile.place.city,
        addressCountry: profile.place.country,
      },
    }),
    knowsLanguage: of('languages').map(({ content }) => content.name),
    knowsAbout: profile.skills.map((skill) => skill.name),
    alumniOf: of('education').map(({ content }) => ({ '@type': 'EducationalOrganization', name: content.school })),
    sameAs: of('links').map(({ content }) => content.url),
  }
  return <JsonLd value={{ '@context': 'https://schema.org', '@type': 'ProfilePage', mainEntity: person }} />
}
