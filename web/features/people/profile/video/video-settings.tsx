import { Trans, useLingui } from '@lingui/react/macro'
import { IconPhoto } from '@tabler/icons-react'
import { useRef } from 'react'
import { visibilities } from '#shared/features/people/profile/profile-sections.ts'
import { clock } from '#shared/features/people/profile/video/caption-lines.ts'
import type { OwnVideo } from '#shared/features/people/profile/video/video-resume.contract.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import { visibilityDetails, visibilityNames } from '../section-names.ts'
import { useReportFailure } from '../use-report-failure.ts'
import { CaptionEditor } from './caption-editor.tsx'
import { ShownVideo } from './shown-video.tsx'
import { useVideo } from './use-video.ts'
import styles from './video.module.css'

/** The saved video: who may watch it, its cover and its captions. */
export function VideoSettings({ video }: { video: NonNullable<OwnVideo> }) {
  const { t, i18n } = useLingui()
  const { save, show, remove } = useVideo()
  const report = useReportFailure()
  const player = useRef<HTMLVideoElement>(null)
  const { visibility, posterMs, captions } = video
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/people/profile/video/video-resume.contract.ts').then(
        ({ videoResume }) => videoResume.save.body,
      ),
    initialValues: { visibility, posterMs, captions },
    send: save,
    onSuccess: (saved) => {
      show(saved)
      void showToast({ text: t`Saved` })
    },
  })
  const { values, change, errors } = form
  const positionMs = () => Math.round((player.current?.currentTime ?? 0) * 1_000)
  async function askToRemove() {
    const isSure = await confirm({
      title: t`Delete your video résumé?`,
      consequences: t`The video, its captions and all takes are deleted. This cannot be undone.`,
      keepLabel: t`Keep it`,
      actionLabel: t`Delete`,
    })
    if (isSure) await remove().then(focusHeadingIfLost, report)
  }
  const cover = clock(values.posterMs)
  return (
    <Card title={<Trans>Your video résumé</Trans>}>
      <ShownVideo ref={player} video={{ ...video, captions: values.captions }} label={t`Your video résumé`} />
      <Form {...form.formProps}>
        <RadioGroup
          label={t`Who can watch it`}
          value={values.visibility}
          onChange={(key) => change({ visibility: visibilities.find((one) => one === key) ?? visibility })}
        >
          {visibilities.map((one) => (
            <Radio key={one} value={one} help={i18n._(visibilityDetails[one])}>
              {i18n._(visibilityNames[one])}
            </Radio>
          ))}
        </RadioGroup>
        {video.kind === 'video' && (
          <div className={styles.cover}>
            <Button icon={IconPhoto} onPress={() => change({ posterMs: positionMs() })}>
              <Trans>Use this frame as the cover</Trans>
            </Button>
            <p role="status">
              <Trans>The cover is the frame at {cover}.</Trans>
            </p>
          </div>
        )}
        <CaptionEditor
          captions={values.captions}
          problem={Object.entries(errors).find(([field]) => field.startsWith('captions'))?.[1]?.[0]}
          positionMs={positionMs}
          onChange={(changed) => change({ captions: changed })}
        />
        <div className={styles.actions}>
          <SubmitButton isPending={form.isPending}>
            <Trans>Save</Trans>
          </SubmitButton>
          <Button variant="danger-text" onPress={() => void askToRemove()}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      </Form>
    </Card>
  )
}
