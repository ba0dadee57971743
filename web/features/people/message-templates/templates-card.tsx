import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { MessageTemplate } from '#shared/features/people/message-templates/message-templates.contract.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import part from '#web/app/settings/settings-part.module.css'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { useKindNames, useLanguageName } from './template-words.ts'
import { templateList } from './templates-query.ts'
import { useRemoveTemplate } from './use-remove-template.ts'

const TemplateDialog = lazy(async () => ({ default: (await import('./template-dialog.tsx')).TemplateDialog }))

export function TemplatesCard() {
  const { t, i18n } = useLingui()
  const { data, error } = useQuery(templateList)
  const [open, setOpen] = useState<MessageTemplate | 'new' | null>(null)
  return (
    <Card title={<Trans>Message templates</Trans>} padding="flush">
      {error && <Callout tone="bad">{describeFailure(i18n, error)}</Callout>}
      {data?.items.length === 0 && (
        <EmptyState title={t`No templates yet`} headingLevel={3}>
          <Trans>
            Write the messages you send often once, in each language you need. Names and job titles are filled in, and
            each person gets the language they know best.
          </Trans>
        </EmptyState>
      )}
      {data !== undefined && data.items.length > 0 && (
        <List label={t`Message templates`}>
          {data.items.map((template) => (
            <TemplateRow key={template.id} template={template} onEdit={() => setOpen(template)} />
          ))}
        </List>
      )}
      <div className={part.foot}>
        <Button variant="filled" icon={IconPlus} onPress={() => setOpen('new')}>
          <Trans>New template</Trans>
        </Button>
      </div>
      {open !== null && (
        <Suspense>
          <TemplateDialog template={open === 'new' ? null : open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Card>
  )
}

function TemplateRow({ template, onEdit }: { template: MessageTemplate; onEdit: () => void }) {
  const { t, i18n } = useLingui()
  const kinds = useKindNames()
  const nameLanguage = useLanguageName()
  const removing = useRemoveTemplate(template)
  const { name, kind, versions } = template
  const languages = listFormat(i18n.locale).format(versions.map(({ language }) => nameLanguage(language)))
  return (
    <ListRow
      title={<bdi>{name}</bdi>}
      meta={`${kinds[kind]} · ${languages}`}
      foot={
        <div className={part.actions}>
          <Button variant="light" aria-label={t`Edit the template ${name}`} onPress={onEdit}>
            <Trans>Edit</Trans>
          </Button>
          <Button
            variant="light"
            aria-label={t`Delete the template ${name}`}
            isPending={removing.isPending}
            onPress={() => void removing.ask()}
          >
            <Trans>Delete</Trans>
          </Button>
          {removing.error && (
            <span role="alert" className={part.problem}>
              {describeFailure(i18n, removing.error)}
            </span>
          )}
        </div>
      }
    />
  )
}
