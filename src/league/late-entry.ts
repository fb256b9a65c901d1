// Checks whether somebody may still enter a season that has begun.

/** Whether a late entry is taken: until half the rounds are paired. Rounds that were missed score zero. */
export const mayEnterLate = (paired: number, rounds: number): boolean => 2 * paired <= rounds
