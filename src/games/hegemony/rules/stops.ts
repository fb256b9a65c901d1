// Rules that end early: the turn player died, or the game is over. Caught in the stage, which sweeps the table.

/** The turn ends at once. */
export class TurnEnds extends Error {}

/** The game is over. */
export class GameEnds extends Error {}
