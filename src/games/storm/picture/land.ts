// The land with its grid, roads and places, as it lies under every position: half of the strokes of the whole board,
// and always the same.

import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { LRUCache } from 'lru-cache'
import { drawGrid } from './grid.ts'
import { drawPlaces, drawRoads } from './roads.ts'
import { drawTerrain } from './terrain.ts'
import type { Viewport } from './viewport.ts'

/** Lands kept, about 3 MB each: the whole board, and a part that is shown again. */
const KEPT = 2
const lands = new LRUCache<string, Canvas>({ max: KEPT })

/** Draws the land within the frame of the map, whose corners are whole pixels. */
export function drawLand(context: SKRSContext2D, viewport: Viewport): void {
  const { x, y } = viewport.frame
  context.drawImage(landOf(viewport), x, y)
}

function landOf(viewport: Viewport): Canvas {
  const key = JSON.stringify(viewport)
  const canvas = lands.get(key) ?? paintedLand(viewport)
  lands.set(key, canvas)
  return canvas
}

function paintedLand(viewport: Viewport): Canvas {
  const { x, y, w, h } = viewport.frame
  const canvas = createCanvas(w, h)
  const context = canvas.getContext('2d')
  context.translate(-x, -y)
  drawTerrain(context, viewport)
  drawGrid(context, viewport)
  drawRoads(context, viewport)
  drawPlaces(context, viewport)
  return canvas
}
