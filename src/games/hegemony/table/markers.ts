// Markers that players keep and spend (section 17).

/** What is earned by a first reveal, an unpaired half fish, and a pair of companions. */
export type Marker = 'vanguard' | 'half-fish' | 'companions'
