import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Controller, Get, Header, Inject, Param, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type EventLog, parseTilePath } from '@app/ledger';
import type { Request, Response } from 'express';
import { ApiProblem } from '../../../common/src/api-problem';
import { Problem } from '../../../common/src/problem';
import { tileBytes } from '@app/application';
import { TilesReadersGuard } from './tiles-readers.guard';
import { EVENT_LOG } from '../tokens';
import { KnownParameters } from '../http/known-parameters';
import { httpReason } from '../../../common/src/http-reasons';

/** What is in a tile never changes. */
const FOR_A_YEAR = 'max-age=31536000, immutable';
/** That there is none may change at any time. */
const NOT_YET = 'no-cache';
const BYTES = 'application/octet-stream';
const BINARY = { content: { [BYTES]: { schema: { type: 'string', format: 'binary' } } } };

const PLACE = {
  name: 'path',
  description:
    'number of the tile in groups of three digits, all but the last after an x: x001/234; .p/112 behind it for a partial one',
  schema: { type: 'string' },
} as const;

/** The path of a wildcard, in its parts. */
type Parts = string | readonly string[];

const partsOf = (parts: Parts): string => (typeof parts === 'string' ? parts : parts.join('/'));

const compressed = promisify(gzip);

/** The Merkle tree and its entries as static files, for mirrors (C2SP tlog-tiles). */
@ApiTags('evidence')
@KnownParameters()
@Controller('tile')
export class TilesController {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  @Get('entries/*path')
  @Header('Cache-Control', NOT_YET)
  @UseGuards(TilesReadersGuard)
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Up to 256 events in their canonical bytes, each after its length in 16 bits.',
    description: 'For the roles that see everything: boards that are still played are among them.',
  })
  @ApiParam(PLACE)
  @ApiOkResponse(BINARY)
  @ApiProblem(401, 'no token, or one that is not good')
  @ApiProblem(403, 'a token of another role')
  @ApiProblem(404, 'no tile, not covered by the published checkpoint, or with an event longer than 65,535 bytes')
  async entries(@Param('path') path: Parts, @Req() request: Request, @Res() response: Response): Promise<void> {
    const bytes = await this.tile(`tile/entries/${partsOf(path)}`);
    const takesGzip = request.acceptsEncodings('gzip') !== false;
    response
      .set({ 'Cache-Control': `private, ${FOR_A_YEAR}`, Vary: 'Accept-Encoding, Authorization, View-As' })
      .type(BYTES);
    if (takesGzip) response.set('Content-Encoding', 'gzip');
    response.send(takesGzip ? await compressed(bytes) : bytes);
  }

  @Get(':level/*path')
  @Header('Cache-Control', NOT_YET)
  @ApiOperation({ summary: 'Up to 256 hashes of the Merkle tree, 32 bytes each.' })
  @ApiParam({
    name: 'level',
    description: '0 for leaves; a hash of a higher level is the root of 256 of the one below',
    schema: { type: 'integer', minimum: 0, maximum: 63 },
  })
  @ApiParam(PLACE)
  @ApiOkResponse(BINARY)
  @ApiProblem(404, 'no tile, or not covered by the published checkpoint')
  async hashes(@Param('level') level: string, @Param('path') path: Parts, @Res() response: Response): Promise<void> {
    const bytes = await this.tile(`tile/${level}/${partsOf(path)}`);
    response.set('Cache-Control', `public, ${FOR_A_YEAR}`).type(BYTES).send(bytes);
  }

  private tile(path: string): Promise<Buffer> {
    const tile = parseTilePath(path);
    if (tile) return tileBytes(this.log, tile);
    throw new Problem(404, 'TileUnknown', httpReason('no-tile-path', { path }));
  }
}
