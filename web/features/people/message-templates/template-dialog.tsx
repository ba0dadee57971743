import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type {
  MessageTemplate,
  messageTemplates,
} from '#shared/features/people/message-templates/message-templates.contract.ts'
import {
  MAX_TEMPLATE_LANGUAGES,
  MAX_TEMPLATE_NAME,
  maxTemplateText,
  templateKinds,
} from '#shared/features/people/message-templates/template-limits.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { Form, FormActions } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TemplateVersion, type Version } from './template-version.tsx'
import { templateLanguages, useKindNames } from './template-words.ts'
import { templateList } from './templates-query.ts'

type TemplateDialogProps = { template: MessageTemplate | null; onClose: () => void }

const firstVersion: Version = { language: 'en', text: '' }

export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const kinds = useKindNames()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/people/message-templates/message-templates.contract.ts').then(
        (contract) => contract.newTemplate,
      ),
    initialValues: {
      kind: template?.kind ?? templateKinds[0],
      name: template?.name ?? '',
      versions: template?.versions ?? [firstVersion],
    },
    // A long text survives a reload and closing the dialog by mistake.
    draftName: `message-template:${template?.id ?? 'new'}`,
    send: (body, idempotencyKey) =>
      template
        ? callApi<typeof messageTemplates.change>(client, 'PUT /company/api/message-templates/:id', {
            params: { id: template.id },
            body: { ...body, updatedAt: template.updatedAt },
          })
        : callApi<typeof messageTemplates.create>(client, 'POST /company/api/message-templates', {
            body,
            idempotencyKey,
          }),
    onSuccess: async () => {
      onClose()
      await cache.invalidateQueries({ queryKey: templateList.queryKey })
    },
  })
  const { kind, versions } = form.values
  const changeVersions = (changed: Version[]) => form.change({ versions: changed })
  const next = templateLanguages.find((tag) => !versions.some(({ language }) => language === tag))
  return (
    <Dialog isOpen onOpenChange={onClose} title={template ? t`Edit template` : t`New template`}>
      <Form {...form.formProps}>
        <TextField
          {...form.field('name')}
          label={t`Name`}
          help={t`Only your company sees it.`}
          maxLength={MAX_TEMPLATE_NAME}
          missingMessage={t`Enter a name.`}
          isRequired
          inputRef={focusOnMount}
        />
        <Select
          name="kind"
          label={t`Used for`}
          choices={templateKinds.map((id) => ({ id, label: kinds[id] }))}
          value={kind}
          onChange={(key) => form.change({ kind: templateKinds.find((one) => one === key) ?? kind })}
        />
        {versions.map((version, index) => (
          <TemplateVersion
            // Versions have no identity other than their index.
            key={index}
            index={index}
            version={version}
            maxLength={maxTemplateText[kind]}
            onChange={(changed) => changeVersions(versions.map((one, place) => (place === index ? changed : one)))}
            {...(versions.length > 1 && {
              onRemove: () => changeVersions(versions.filter((_, place) => place !== index)),
            })}
          />
        ))}
        {versions.length < MAX_TEMPLATE_LANGUAGES && next !== undefined && (
          <div>
            <Button
              variant="light"
              icon={IconPlus}
              onPress={() => changeVersions([...versions, { language: next, text: '' }])}
            >
              <Trans>Add a language</Trans>
            </Button>
          </div>
        )}
        <FormActions>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton isPending={form.isPending}>
            <Trans>Save template</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
