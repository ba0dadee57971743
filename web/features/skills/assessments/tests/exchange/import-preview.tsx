import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isFaithful, type ReadItem } from '#shared/features/hiring/screeners/exchange/item-notes.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { kindNames } from '../kind-names.ts'
import styles from '../tests.module.css'
import { noteText } from './note-text.ts'

type PreviewProps = {
  items: readonly ReadItem[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

/** Lists the items: imported as they are, with differences, or not supported and why. */
export function ImportPreview({ items, chosen, onChoose }: PreviewProps) {
  const { i18n } = useLingui()
  const [same, other] = [items.filter(isFaithful).length, items.filter(({ question }) => question !== null).length]
  const choose = (place: number, isChosen: boolean) => {
    const changed = new Set(chosen)
    if (isChosen) changed.add(place)
    else changed.delete(place)
    onChoose(changed)
  }
  return (
    <>
      <p role="status">
        <Plural value={same} one="# question with the same scoring." other="# questions with the same scoring." />{' '}
        {other > same && (
          <Plural
            value={other - same}
            one="# would be scored differently here."
            other="# would be scored differently here."
          />
        )}{' '}
        {items.length > other && (
          <Plural value={items.length - other} one="# is not supported." other="# are not supported." />
        )}
      </p>
      <ul role="list" className={styles.items}>
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a file never changes
          <li key={place} className={styles.item}>
            {item.question ? (
              <Checkbox isSelected={chosen.has(place)} onChange={(isChosen) => choose(place, isChosen)}>
                <bdi translate="no">{item.question.text}</bdi>
              </Checkbox>
            ) : (
              <span>
                <Trans>
                  Not supported: <bdi translate="no">{item.name}</bdi>
                </Trans>
              </span>
            )}
            <ul className={styles.notes}>
              {item.question && <li>{i18n._(kindNames[item.question.kind])}</li>}
              {item.notes.map((note) => (
                <li key={`${note.code} ${note.detail}`}>{i18n._(noteText(note))}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
