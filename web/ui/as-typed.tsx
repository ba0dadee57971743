/**
 * What somebody typed, as it stands. Within a translated sentence a plain value is read for tags as the sentence itself is:
 * of "<b>go</b>" only "go" would be left.
 */
export const AsTyped = ({ text }: { text: string }) => <bdi>{text}</bdi>
