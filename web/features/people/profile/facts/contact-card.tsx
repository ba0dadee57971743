import { Trans, useLingui } from '@lingui/react/macro'
import type { Contact, OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import { useAutosave } from '#web/app/form/use-autosave.ts'
import { Card } from '#web/ui/card.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { sameContent } from '../editing/same-content.ts'
import { VisibilityChoice } from '../editing/visibility-choice.tsx'
import { useChangeProfile } from '../use-change-profile.ts'
import styles from './contact-card.module.css'

export function ContactCard({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui()
  const { saveContact } = useChangeProfile()
  const contact = useAutosave<Contact>({ saved: profile.contact, save: saveContact, isEqual: sameContent })
  const field = (name: keyof Contact) => ({
    value: contact.value[name],
    onChange: (text: string) => contact.change({ ...contact.value, [name]: text }),
    onBlur: contact.commit,
    isOptional: true,
  })
  return (
    <Card title={t`Contact details`} aside={<VisibilityChoice part="contact" value={profile.visibility.contact} />}>
      <p className={styles.lead}>
        <Trans>For your résumé. Companies can always write to you on Meridian.</Trans>
      </p>
      <div className={styles.fields}>
        <TextField {...field('email')} label={t`Email for your résumé`} type="email" autoComplete="email" />
        <TextField {...field('phone')} label={t`Phone`} type="tel" autoComplete="tel" />
        <TextField {...field('url')} label={t`Website`} type="url" />
      </div>
      <SaveState {...contact.saveState} problem={contact.problem} />
    </Card>
  )
}
