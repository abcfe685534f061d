/** The English texts of an empty result. The comment "spec" marks a text that the specification fixes. */
export const emptyEn = {
  title: 'Oops! No courses match your criteria', // spec
  widen: 'Use fewer filters: remove the one that matters least to you.',
  spelling: 'Check the spelling of “{{text}}”, or use fewer words.',
  removeOne: 'Remove one and search again:',
  categories: 'Related categories',
  searches: 'Popular searches',
}

export type EmptyTexts = typeof emptyEn
