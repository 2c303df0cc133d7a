import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Busy } from './busy';

/** Lets a request wait for its turn, if it has to; gives the answer to one whose turn does not come. */
type Gate = (request: Request, response: Response) => Promise<Busy | null>;

/**
 * What requests pass before anything else is done for them. A request that waits or is refused here has cost
 * neither guards nor checks, which leaves the time for those that can be answered.
 */
@Injectable()
export class Gates {
  private readonly gates: Gate[] = [];

  add(gate: Gate): void {
    this.gates.push(gate);
  }

  async refusal(request: Request, response: Response): Promise<Busy | null> {
    for (const gate of this.gates) {
      const refusal = await gate(request, response);
      if (refusal !== null) return refusal;
    }
    return null;
  }
}
