// Made by `npm run openapi` from docs/openapi.json.
export interface paths {
    readonly "/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All sessions. */
        readonly get: operations["SessionQueriesController_list"];
        readonly put?: never;
        /** Opens a session; its edition of the Laws, regulations and scoring never change. */
        readonly post: operations["NewSessionsController_openSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/sections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The sections: who plays in them, at which tables, which boards, and in which rounds. */
        readonly get: operations["SessionQueriesController_sections"];
        readonly put?: never;
        /** Adds a group of tables that play the same deals and are compared with each other. */
        readonly post: operations["SessionsController_addSection"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/contestants": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A pair, team or individual takes part. */
        readonly post: operations["SessionsController_enterContestant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/contestants/corrections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The stratum or the handicap that a contestant was entered with was wrong. */
        readonly post: operations["SessionsController_correctEntry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/rounds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Who meets whom at which table, over which boards. */
        readonly post: operations["SessionsController_scheduleRound"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/deals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The deals of a section, as prepared. */
        readonly post: operations["SessionsController_setDeals"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/reopening": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Opens a closed session again. */
        readonly post: operations["SessionsController_reopenSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/closing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** No board is opened any more. */
        readonly post: operations["SessionsController_closeSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/line-ups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Who plays a round for a team, and where they sit. */
        readonly post: operations["LineUpsController_declareLineUp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/substitutes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Somebody plays in place of a player who was entered. */
        readonly post: operations["LineUpsController_substitutePlayer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/contestants/replacements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Another contestant takes the place of one from a round on. */
        readonly post: operations["LineUpsController_replaceContestant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/contestants/withdrawals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A contestant plays no more from a round on. */
        readonly post: operations["LineUpsController_withdrawContestant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/rounds/starts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A round starts. */
        readonly post: operations["RunningController_startRound"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/rounds/ends": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A round ends. */
        readonly post: operations["RunningController_finishRound"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/late-arrivals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A contestant was not seated when the round began. */
        readonly post: operations["RunningController_noteLate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/overruns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A table has gone on after the time for the round. */
        readonly post: operations["RunningController_noteOverrun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/offences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A contestant has done or left undone what may be penalised. */
        readonly post: operations["RunningController_noteOffence"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/conditions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The conditions of contest from now on. */
        readonly post: operations["RunningController_changeConditions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/fields": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tables of a board are compared among themselves (Law 87). */
        readonly post: operations["FieldsController_defineField"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/withdrawn-boards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A board counts no more. */
        readonly post: operations["FieldsController_withdrawBoard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/warnings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A contestant is warned. */
        readonly post: operations["PenaltiesController_issueWarning"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/penalties": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Penalties and warnings that stand, and what the regulations foresee for the facts on record. */
        readonly get: operations["AfterPlayController_penalties"];
        readonly put?: never;
        /** A contestant is penalised. */
        readonly post: operations["PenaltiesController_imposePenalty"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/penalties/variations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A penalty is another amount from now on. */
        readonly post: operations["PenaltiesController_varyPenalty"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/penalties/rescissions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A penalty or a warning is taken back. */
        readonly post: operations["PenaltiesController_rescindPenalty"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/penalties/waivers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What the regulations suggest for a fact is not done. */
        readonly post: operations["PenaltiesController_waivePenalty"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/contestants/disqualifications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A contestant is disqualified (91B). */
        readonly post: operations["PenaltiesController_disqualifyContestant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/suspensions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player is suspended (91A). */
        readonly post: operations["PenaltiesController_suspendPlayer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/publications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every publication of the results: as what, when, by whom, and with which tree head. */
        readonly get: operations["AuditController_publications"];
        readonly put?: never;
        /** Results are put up for all to see. */
        readonly post: operations["ResultsController_publishResults"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/deadlines": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Until when scores are put right, and calls and appeals made; what of it is open at a moment. */
        readonly get: operations["AfterPlayController_deadlines"];
        readonly put?: never;
        /** A right ends at another moment than the regulations have it. */
        readonly post: operations["ResultsController_setDeadline"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/carry-overs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a contestant brings into this stage from another: recorded for the one that takes it (a number below zero: its opponents do); the last record for each counts. */
        readonly post: operations["ResultsController_setCarryOver"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/lots": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A lot has told contestants apart. */
        readonly post: operations["ResultsController_recordLots"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/matches/not-played": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A match was not played, or not to its end. */
        readonly post: operations["ResultsController_reportMatchNotPlayed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Opens the board at the table. */
        readonly post: operations["BoardsController_openBoard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/results": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The table agrees on its result. */
        readonly post: operations["BoardsController_agreeResult"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/entered-results": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A result without the play, from a slip or tablet. */
        readonly post: operations["BoardsController_enterResult"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/entered-scores": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A score of which the contract is not known. */
        readonly post: operations["BoardsController_enterScore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/not-played": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The board was not played at this table. */
        readonly post: operations["BoardsController_reportNotPlayed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/artificial-scores": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** An artificial adjusted score (Law 12C2). */
        readonly post: operations["BoardsController_awardArtificialScore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/assigned-scores": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** An assigned adjusted score (Law 12C1), for each side its own. */
        readonly post: operations["BoardsController_assignScore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/hands/takings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player takes a hand from a pocket. */
        readonly post: operations["HandsController_takeHand"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/hands/counts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player counts his cards. */
        readonly post: operations["HandsController_countCards"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/hands/seen-cards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player has seen cards of another's hand. */
        readonly post: operations["HandsController_seeCards"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/hands/corrections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The director puts the hands right. */
        readonly post: operations["HandsController_correctHands"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/hands/restored-cards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A missing card goes back to its hand (Law 14). */
        readonly post: operations["HandsController_restoreCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/hands/returns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A hand, or all four, is back in the board. */
        readonly post: operations["HandsController_returnHands"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/redeals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The board is dealt anew. */
        readonly post: operations["HandsController_redealBoard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/turnings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The board is turned, so that its arrow points the right way. */
        readonly post: operations["HandsController_turnBoard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/seat-exchanges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Players change places. */
        readonly post: operations["HandsController_exchangeSeats"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/calls": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A call, legal or not; what the Laws say of it comes back as findings. */
        readonly post: operations["CallsController_makeCall"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/substitutions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player tries to replace his own call (Law 25). */
        readonly post: operations["CallsController_substituteCall"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/alerts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A call is alerted. */
        readonly post: operations["DisclosureController_giveAlert"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/announcements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A call is announced: its meaning is told at once. */
        readonly post: operations["DisclosureController_makeAnnouncement"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/questions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player asks about calls, the lead or the contract. */
        readonly post: operations["DisclosureController_askQuestion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/explanations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A call is explained. */
        readonly post: operations["DisclosureController_giveExplanation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/corrections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** An explanation is put right (20F4, 20F5). */
        readonly post: operations["DisclosureController_correctExplanation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/reviews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player reviews the auction for another (20B). */
        readonly post: operations["DisclosureController_giveReview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/stop-card": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The stop card is shown. */
        readonly post: operations["DisclosureController_showStop"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/stop-card/removals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The stop card is taken away. */
        readonly post: operations["DisclosureController_removeStop"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/tempo-notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A break in tempo, or remarkable haste. */
        readonly post: operations["ExtraneousController_noteTempo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/remarks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player says what he should not, or more than he should. */
        readonly post: operations["ExtraneousController_noteRemark"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/manners": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A mannerism, a gesture, a way of acting. */
        readonly post: operations["ExtraneousController_noteManner"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/spectators": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A spectator says something (76B), or answers the director (76C1). */
        readonly post: operations["ExtraneousController_noteSpectator"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/exposed-cards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cards are seen, or led, before they should have been. */
        readonly post: operations["ExtraneousController_exposeCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/attention": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Attention is drawn to an irregularity (9A). */
        readonly post: operations["ProcedureController_drawAttention"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/reserved-rights": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player reserves the right to call the director later (16B2). */
        readonly post: operations["ProcedureController_reserveRights"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/director-calls": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The director is called. */
        readonly post: operations["ProcedureController_callDirector"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/statements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a player tells the director. */
        readonly post: operations["ProcedureController_takeStatement"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/facts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A fact as the director finds it (Laws 84, 85). */
        readonly post: operations["ProcedureController_findFact"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/offered-options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The director explains what can be chosen (10C1). */
        readonly post: operations["ProcedureController_offerOptions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/choices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player, or the director, takes an option that is open to him. */
        readonly post: operations["ProcedureController_choose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/judgements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A person's judgement, where the Laws ask for one. */
        readonly post: operations["ProcedureController_judge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/polls": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Peers are asked what they would do (16B1b). */
        readonly post: operations["ProcedureController_takePoll"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/leads": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** An opening lead, face down. */
        readonly post: operations["PlayController_placeLead"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/leads/withdrawals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The opening lead that lies face down is taken back (41A). */
        readonly post: operations["PlayController_withdrawLead"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/faced-leads": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The opening lead is faced. */
        readonly post: operations["PlayController_faceLead"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/spread-hands": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A hand is laid down on the table: dummy's, or another. */
        readonly post: operations["PlayController_spreadHand"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/cards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A card led or played, legally or not. */
        readonly post: operations["PlayController_playCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/cards/withdrawals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player takes back a card that he has played (Law 47). */
        readonly post: operations["PlayController_withdrawCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/designations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Declarer names a card of dummy's (Law 46). */
        readonly post: operations["PlayController_designateCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/designations/changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Declarer names another card than the one he has named (45C4b). */
        readonly post: operations["PlayController_changeDesignation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/dummy-cards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Dummy puts down a card that declarer has not named (45D). */
        readonly post: operations["PlayController_dummyPlays"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/revoke-questions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player asks another whether he has no card of the suit led (61B). */
        readonly post: operations["PlayController_askAboutRevoke"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/tricks/pointings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player lays his quitted card as won or lost (Law 65). */
        readonly post: operations["PlayController_pointTrick"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/tricks/inspections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player looks at tricks that are quitted (Law 66). */
        readonly post: operations["PlayController_inspectTricks"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/claims": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player claims so many of the remaining tricks. */
        readonly post: operations["ClaimsController_claimTricks"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/concessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player concedes so many of the remaining tricks. */
        readonly post: operations["ClaimsController_concedeTricks"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/acceptances": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The other side accepts the claim or concession. */
        readonly post: operations["ClaimsController_acceptClaim"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/objections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A defender objects to his partner's concession (68B2), or somebody disputes the claim (68D). */
        readonly post: operations["ClaimsController_object"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/agreements-to-play-on": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player agrees that play goes on (2017: 68D2). */
        readonly post: operations["ClaimsController_agreeToPlayOn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/acceptances/withdrawals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A side that has acquiesced asks for tricks all the same (69B). */
        readonly post: operations["ClaimsController_withdrawAcquiescence"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/concessions/withdrawals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A side that has conceded asks for tricks of them (Law 71). */
        readonly post: operations["ClaimsController_withdrawConcession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/next-board-calls": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A player of this board has called on a later one (69A). */
        readonly post: operations["ClaimsController_callOnNextBoard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/round-ends": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The round of this board has ended (69A). */
        readonly post: operations["ClaimsController_endRound"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/claims/analyses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What the claim is worth at least by normal play (Laws 70, 71): advice, and no ruling. */
        readonly post: operations["ClaimsController_analyseClaim"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/reviews/closings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The director has looked at what was to be looked at after the play. */
        readonly post: operations["ClosingController_closeReview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/results/confirmations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The result stands: nothing is left to be looked at. */
        readonly post: operations["ClosingController_confirmResult"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/results/corrections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A wrong entry, or a wrong number of tricks, is put right (Law 79). */
        readonly post: operations["CorrectionsController_correctScore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/transfers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tricks change sides (Laws 64, 67, 69, 71). */
        readonly post: operations["CorrectionsController_transferTricks"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/rulings/drafts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A ruling in mind, with its score in words: it decides nothing. */
        readonly post: operations["RulingsController_draftRuling"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/rulings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A ruling, with the score that it leads to. */
        readonly post: operations["RulingsController_giveRuling"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/rulings/tellings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The players have the ruling: their time for an appeal runs. */
        readonly post: operations["RulingsController_tellRuling"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/rulings/reversals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A decision about the board counts no more; or a reversal does not. */
        readonly post: operations["RulingsController_reverseDecision"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards/{table}/{board}/rulings/reviews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A ruling that was built on one which has fallen was looked at again, and stands. */
        readonly post: operations["RulingsController_reviewRuling"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An appeal as it stands: its state, committee, votes, decisions, and what is to be done. */
        readonly get: operations["AppealQueriesController_appeal"];
        readonly put?: never;
        /** An appeal is lodged, through the director (92C). */
        readonly post: operations["AppealsController_lodgeAppeal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/consents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The partner, or the captain, agrees (92D). */
        readonly post: operations["AppealsController_giveConsent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/refusals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** It is not heard: without consent, say, or because the captain forbids it. */
        readonly post: operations["AppealsController_refuseAppeal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/referrals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** It goes to another instance. */
        readonly post: operations["AppealsController_referAppeal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/redirections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** It is about the ruling that has taken the place of the one it was against. */
        readonly post: operations["AppealsController_redirectAppeal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/withdrawals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** It is withdrawn. */
        readonly post: operations["AppealsController_withdrawAppeal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/deposit/payments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The deposit is paid. */
        readonly post: operations["AppealsController_payDeposit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/deposit/returns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The deposit is returned. */
        readonly post: operations["AppealsController_returnDeposit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/deposit/forfeitures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The deposit is forfeited. */
        readonly post: operations["AppealsController_forfeitDeposit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/further-appeals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A party takes it to a higher instance, as an appeal of its own. */
        readonly post: operations["AppealsController_takeAppealFurther"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/conclusions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Nobody can take it further. */
        readonly post: operations["AppealsController_concludeAppeal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/committees": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A committee is convened. */
        readonly post: operations["AppealHearingsController_conveneCommittee"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/committees/disqualifications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A member has no part in the case. */
        readonly post: operations["AppealHearingsController_standDown"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/hearings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The hearing begins. */
        readonly post: operations["AppealHearingsController_openHearing"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/hearings/parties": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A party is heard. */
        readonly post: operations["AppealHearingsController_hearParty"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/hearings/statements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A party files a statement. */
        readonly post: operations["AppealHearingsController_fileStatement"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/hearings/closings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The parties have been heard. */
        readonly post: operations["AppealHearingsController_closeHearing"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/votes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The committee votes. */
        readonly post: operations["AppealHearingsController_takeVote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/decisions/law": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The chief director decides what is purely of law or regulations (93B1). */
        readonly post: operations["AppealHearingsController_decideLawPart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/decisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The instance decides. */
        readonly post: operations["AppealHearingsController_decideAppeal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/decisions/tellings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The parties have the decision. */
        readonly post: operations["AppealHearingsController_tellDecision"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/recommendations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A committee that may not overrule recommends (93B3). */
        readonly post: operations["AppealHearingsController_recommend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/dissents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A member who was outvoted says why. */
        readonly post: operations["AppealHearingsController_dissent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/commands": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Many commands: NDJSON in, one command a line; NDJSON out, one outcome a line, in the same order.
         * @description A command is one flat object, like {"id": UUID, "type": "MakeCall", "session": "demo", "table": "1", "board": 3, "data": {"seat": "N", "call": "1S"}}, with occurredAt and expectedRevision where they matter. A line that is refused stops no other. What has no outcome can be sent again. Read while you send. What is open on a board is told by the routes for one command, and by GET /boards/{board}; not here. Taken lines have `warnings` where there is something to know of a score that they give.
         */
        readonly post: operations["BulkController_take"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who the token stands for, and what he sees; the public without one. */
        readonly get: operations["MeController_me"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A session as it is set up, and the names of those who take part. */
        readonly get: operations["SessionQueriesController_session"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every event of the session itself, with what it says in words; not those of its boards. */
        readonly get: operations["SessionQueriesController_events"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/boards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every board at every table with its result; no cards, no calls. */
        readonly get: operations["SessionQueriesController_boards"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/standings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The ranking of the stage that the session is part of, as it stands; or of the session alone. */
        readonly get: operations["SessionQueriesController_standings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/travellers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All results of each board, compared with each other. */
        readonly get: operations["SessionQueriesController_travellers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/matches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Matches of teams, board by board, with both rooms; of a knock-out, who is ahead or has won. */
        readonly get: operations["SessionQueriesController_matches"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/scores/{address}/lineage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The derivation of a number, down to events of the ledger and paragraphs. */
        readonly get: operations["LineageController_lineage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/rulings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All rulings about boards, what has become of them, and which are to be looked at again. */
        readonly get: operations["AfterPlayController_rulings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/carry-over": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What would be carried over from the stage that the conditions name; a person records it. */
        readonly get: operations["AfterPlayController_carryOver"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/line-up-findings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Line-ups and seatings that the conditions of contest or the regulations do not let. */
        readonly get: operations["AfterPlayController_lineUpFindings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/exports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** As which files the session can be had, and what each leaves out. */
        readonly get: operations["ExportsController_exports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/exports/{format}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The session as a file, as far as the caller may see it; the same as `ledger export` writes.
         * @description It is written board by board as it is sent: a connection that ends before its last chunk has not brought all of it. Words in it are in the language that Accept-Language prefers.
         */
        readonly get: operations["ExportsController_file"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/corrections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every correction, transfer, adjustment and reversal: before and after, by whom, and whether in time. */
        readonly get: operations["AuditController_corrections"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/reviews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a person has still to see to, board by board: options, questions, reviews, calls, rulings, results. */
        readonly get: operations["AuditController_reviews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/likely-errors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Results that are likely wrong, from the record alone, the likeliest first; nothing is applied.
         * @description For roles that see the whole record. The method is in docs/likely-errors.md.
         */
        readonly get: operations["AuditController_likelyErrors"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/differences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What moved in the stage between two moments, and the events between them that moved it. */
        readonly get: operations["AuditController_differences"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/boards/{board}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The board after its first N events. */
        readonly get: operations["BoardQueriesController_board"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/boards/{board}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All events of the board, each with its words. */
        readonly get: operations["BoardQueriesController_events"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/boards/{board}/score-forms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The forms of adjusted scores that the board has a use for, and what each asks for. */
        readonly get: operations["ScoreFormsController_forms"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/boards/{board}/score-forms/{form}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A form filled in: the score, its paragraphs and warnings, and its worth. Stores nothing. */
        readonly post: operations["ScoreFormsController_fill"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/previews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What a command would do: events, scores, places, periods, penalties, and what rests on what it changes.
         * @description As the actor of the token, who sees the whole record, or is of a committee.
         */
        readonly post: operations["EffectsController_preview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/boards/{board}/what-if": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would have come of another call, card, ruling or score on the board. */
        readonly post: operations["EffectsController_ofBoard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/what-if": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would have come of other events of the session itself. */
        readonly post: operations["EffectsController_ofSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/case": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The case file of an appeal: a document for machines, or a page to read and print. */
        readonly get: operations["AppealCaseController_case"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{session}/appeals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every appeal about a session as it stands. */
        readonly get: operations["AppealQueriesController_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/appeals/{appeal}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All events of the appeal, each with its words. */
        readonly get: operations["AppealQueriesController_events"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tile/entries/{path}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Up to 256 events in their canonical bytes, each after its length in 16 bits.
         * @description For the roles that see everything: boards that are still played are among them.
         */
        readonly get: operations["TilesController_entries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tile/{level}/{path}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Up to 256 hashes of the Merkle tree, 32 bytes each. */
        readonly get: operations["TilesController_hashes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/checkpoint": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The last checkpoint, a signed note (C2SP tlog-checkpoint).
         * @description Whoever keeps one can prove ever after that nothing of what it covers was altered or taken out.
         */
        readonly get: operations["CheckpointsController_checkpoint"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/checkpoints": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The checkpoints that the ledger has signed, the last one first. */
        readonly get: operations["CheckpointsController_checkpoints"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The verifier keys of the checkpoints, each with the checkpoints it is for. */
        readonly get: operations["CheckpointsController_keys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/integrity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the server has found wrong with its ledger: appends are refused while there is something.
         * @description A position that no published checkpoint covers, the stream and the reason are for the roles that see everything.
         */
        readonly get: operations["IntegrityController_integrityNow"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/evidence/{address}.tlog-proof": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One event proved, as a file to keep (C2SP tlog-proof).
         * @description The entry of the log is the canonical JSON (RFC 8785) of the `data`, `id`, `metadata`, `revision`, `streamId` and `type` of the event, as `/evidence/{address}` has it; its leaf is SHA-256 over a zero byte and that.
         */
        readonly get: operations["EvidenceController_proof"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/evidence/{address}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Events with the proof that each is in the tree of the last checkpoint, to be checked without this server. */
        readonly get: operations["EvidenceController_evidence"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/proofs/inclusion/{position}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** That the event at a position is in the tree of so many events (RFC 6962, 2.1.1). */
        readonly get: operations["ProofsController_inclusion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/proofs/consistency": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** That one tree is the beginning of a later one (RFC 6962, 2.1.2). */
        readonly get: operations["ProofsController_consistency"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Server-Sent Events: from now on, or from after Last-Event-ID without gap or repeat.
         * @description An event is told when the queries have it, and as far as the listener may see it then. `SessionMoved`, with the revision -1, stands for something that he may not see and that may have changed what he does. The stream ends with the token.
         */
        readonly get: operations["LiveController_follow"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/position/{position}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether the queries have reached a position, such as a command was answered with.
         * @description A table waits for what its own device recorded; who sees everything for any position.
         */
        readonly get: operations["PositionController_position"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The process answers. */
        readonly get: operations["HealthController_live"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The ledger and the read models do their work.
         * @description To these roles also how far everything is, how far behind, and in which version: organiser, auditor, director, chief-director.
         */
        readonly get: operations["HealthController_ready"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Figures in the text format of Prometheus: position and lag, versions, listeners, times of answers.
         * @description For these roles: organiser, auditor, director, chief-director. What the figures mean: docs/operations.md.
         */
        readonly get: operations["MetricsController_metrics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        readonly Edition: "wbf-2017" | "wbf-2007";
        /** @enum {string} */
        readonly Regulations: "dbf-2013" | "dbf-2023" | "fsb-2008" | "ebu-2025" | "acbl-2017";
        /** @enum {string} */
        readonly ScoringForm: "matchpoints" | "cross-imps" | "butler" | "total-points" | "multi-team" | "team-imps" | "team-vp" | "board-a-match";
        readonly Conditions: {
            readonly name: string;
            /** @description where they are printed: DBf 321-328 */
            readonly reference?: string;
            /** @enum {string} */
            readonly contestants: "pair" | "team" | "individual";
            /** @description the edition; that of the session where left out */
            readonly laws?: components["schemas"]["Edition"];
            /** @description national regulations, which they may depart from where these let them */
            readonly regulations?: components["schemas"]["Regulations"];
            readonly stages: readonly {
                /** @description its name, as sessions and other stages refer to it */
                readonly stage: string;
                readonly title?: string;
                /** @description where its format is printed */
                readonly paragraph?: string;
                /**
                 * @description field: all are compared with all; the others are forms of matches
                 * @enum {string}
                 */
                readonly form: "field" | "round-robin" | "swiss" | "knock-out";
                /**
                 * @description how the results of a session are compared
                 * @enum {string}
                 */
                readonly scoring: "matchpoints" | "cross-imps" | "butler" | "total-points" | "multi-team" | "team-imps" | "team-vp" | "board-a-match";
                /** @description how many contestants it is for */
                readonly entries?: {
                    readonly least?: number;
                    readonly most?: number;
                };
                /** @description how many times each meets each in a round robin; once where left out */
                readonly encounters?: number;
                /** @description of how many sessions it is planned */
                readonly sessions?: number;
                /** @description boards of a match, and the rounds (halves) they are played in */
                readonly match?: {
                    readonly boards: number;
                    readonly rounds: number;
                };
                /** @description boards against the same opponents where there are no matches */
                readonly boardsARound?: number;
                /** @description boards that a contestant is to play, or matches: half of them is what DBf 216E asks for */
                readonly scheduled?: number;
                readonly screens?: boolean;
                /**
                 * @description sections compared as one field, or each for itself
                 * @enum {string}
                 */
                readonly sections?: "together" | "apart";
                /** @description sessions of one number play the same boards at several venues, and are compared as one field */
                readonly simultaneous?: boolean;
                /** @enum {string} */
                readonly rankings?: "one" | "by-direction" | "by-section";
                /**
                 * @description what the ranking counts; victory-points: of each match between two pairs, by the scale of the conditions
                 * @enum {string}
                 */
                readonly measure?: "sum" | "percent" | "factored" | "victory-points";
                /** @description rankings of strata beside the ranking of all: everybody competes in their own stratum and in every higher one */
                readonly strata?: {
                    /** @description their names, the highest first */
                    readonly order: readonly string[];
                    /** @description how many contestants a stratum, with those below it, needs for a ranking; 1 where left out */
                    readonly least?: number;
                    /** @description where the conditions have it */
                    readonly paragraph: string;
                };
                /** @description a ranking with handicaps beside that without: what a contestant was entered with is added to its total */
                readonly handicap?: {
                    /**
                     * @description what it is given for: once in all, or for each session, match or board that counts
                     * @enum {string}
                     */
                    readonly each: "total" | "session" | "match" | "board";
                    /** @description where the conditions have it */
                    readonly paragraph: string;
                };
                /**
                 * @description what counts as the session when average plus or minus is more than 60 % or less than 40 % (DBf X12B2)
                 * @enum {string}
                 */
                readonly sessionFor12C2c?: "match" | "session" | "playing-day" | "stage";
                /**
                 * @description who is home team; the one that is named first where left out (DBf 231A1)
                 * @enum {string}
                 */
                readonly homeTeam?: "first-named" | "lots" | "carried-over" | "away-points";
                /**
                 * @description who seats himself last; as for all stages where left out
                 * @enum {string}
                 */
                readonly seating?: "dbf-231C" | "dbf-332E" | "fsb-104" | "free";
                /** @description from which stage something is carried over, and how: by a paragraph, or all or half of the total */
                readonly carryOver?: {
                    readonly from: string;
                    /** @enum {string} */
                    readonly by: "dbf-207A" | "total" | "half";
                };
                readonly ties?: {
                    /** @description places that have to be told apart, the others are shared; left out: those that the regulations name */
                    readonly needed?: readonly number[];
                    /**
                     * @description what comes when every criterion has failed
                     * @enum {string}
                     */
                    readonly then?: "shared" | "lots" | "extra-boards" | "match";
                };
                /** @description the contest is over with it; left out everywhere, it is with the last of the list (DBf X92A4) */
                readonly last?: boolean;
                /** @description of this stage, in place of those of the contest */
                readonly deadlines?: readonly {
                    /** @enum {string} */
                    readonly right: "score-correction" | "ruling" | "appeal" | "illegal-player" | "report-of-result";
                    /** @description none where left out: it ends with what it is counted from */
                    readonly minutes?: number;
                    /**
                     * @description what it is counted from
                     * @enum {string}
                     */
                    readonly after: "publication" | "end-of-round" | "end-of-session" | "start-of-next-round" | "start-of-next-session";
                    readonly paragraph: string;
                }[];
                /** @description of this stage, in place of those of the contest */
                readonly appeals?: readonly {
                    readonly instance: string;
                    readonly paragraph: string;
                }[];
                /**
                 * @description of this stage, in place of that of the contest
                 * @enum {string}
                 */
                readonly ladder?: "law-93" | "dbf-310A" | "dbf-310B" | "dbf-310C-district" | "dbf-310C-region" | "dbf-310D" | "dbf-310D-district" | "dbf-310D-region" | "dbf-256-club" | "fsb-93" | "ebu-93";
                /** @description by which table the ranking of the stage has masterpoints, and as an event of what level; none where left out */
                readonly masterpoints?: {
                    /** @enum {string} */
                    readonly table: "abf-2004" | "bridge-house-hk";
                    readonly level: string;
                };
                /**
                 * @description of this stage, in place of that of the contest
                 * @enum {string}
                 */
                readonly runningRanking?: "released" | "none" | "all";
            }[];
            /** @description where the scoring departs from what the regulations say; refused where these do not let it */
            readonly parameters?: {
                /** @enum {string} */
                readonly comparison?: "weighed" | "manual";
                /** @enum {string} */
                readonly scaling?: "neuberg" | "average-each";
                /** @enum {string} */
                readonly showing?: "2-1-0" | "1-half-0" | "centred";
                /** @enum {string} */
                readonly "cross-imps-count"?: "sum" | "mean";
                readonly "butler-trim"?: string;
                readonly "butler-datum-unit"?: string | null;
                readonly "common-top"?: boolean;
                readonly "unit-matchpoints"?: string | null;
                readonly "unit-imps-in-vp-matches"?: string | null;
                readonly "unit-imps-butler"?: string | null;
                readonly "unit-imps"?: string | null;
                readonly "grades-percent"?: {
                    readonly plus: string;
                    readonly average: string;
                    readonly minus: string;
                };
                readonly "grades-imps-match"?: {
                    readonly plus: string;
                    readonly average: string;
                    readonly minus: string;
                };
                readonly "grades-imps-cross"?: {
                    readonly plus: string;
                    readonly average: string;
                    readonly minus: string;
                };
                readonly "grades-imps-butler"?: {
                    readonly plus: string;
                    readonly average: string;
                    readonly minus: string;
                };
                readonly "grades-board-a-match"?: {
                    readonly plus: string;
                    readonly average: string;
                    readonly minus: string;
                };
                /** @enum {string} */
                readonly "other-boards"?: "all-other" | "played";
                /** @enum {string} */
                readonly "session-of-pairs"?: "session" | "playing-day-in-the-stage";
                /** @enum {string} */
                readonly "session-of-teams"?: "session" | "match";
                /** @enum {string} */
                readonly "sit-out"?: "own-average" | "own-average-of-all-sessions" | "average-plus";
                /** @enum {string} */
                readonly withdrawal?: "annulled-below-half" | "results-stand";
                /** @constant */
                readonly "absent-pair"?: "dbf-216";
                /** @enum {string} */
                readonly "teams-of-eight"?: "cross-imps" | "direct";
                /** @enum {string} */
                readonly patton?: "imps" | "total-points";
                /** @constant */
                readonly "half-matches"?: "halved";
                /** @enum {string} */
                readonly "vp-scale"?: "dbf-202" | "wbf-continuous" | "wbf-discrete";
                /** @constant */
                readonly "vp-scale-of-percent"?: "ebu-swiss-pairs";
                /** @enum {string} */
                readonly "walk-over"?: "dbf-202C" | "fsb-109A";
                readonly "vp-of-a-bye"?: string;
                /** @constant */
                readonly "tie-break-knock-out"?: "dbf-222";
                /** @enum {string} */
                readonly "tie-break-pairs"?: "dbf-223" | "fsb-95A";
                /** @enum {string} */
                readonly "tie-break-round-robin"?: "dbf-221A" | "fsb-95B";
                /** @enum {string} */
                readonly "tie-break-swiss"?: "dbf-221B" | "fsb-95B";
            };
            /** @description tables in place of those of the regulations */
            readonly victoryPoints?: readonly {
                /** @description of the matches it is for, and of shorter ones that have no table */
                readonly boards: number;
                /** @description of the winner and the loser, from a drawn match upwards: 15-15 16-14 25-0 */
                readonly points: string;
                /** @description the difference that each of them is for: 0-1 2-5 6+ */
                readonly imps: string;
            }[];
            /** @description what the total points of a match are worth by Patton (patton: total-points) */
            readonly totalPoints?: readonly {
                /** @description of the matches it is for, and of shorter ones that have no table */
                readonly boards: number;
                /** @description of the winner and the loser, from a drawn match upwards: 4-4 5-3 8-0 */
                readonly points: string;
                /** @description the difference in points that each of them is for, in tens: 0-90 100-290 300+ */
                readonly differences: string;
            }[];
            /** @description for a form that the regulations name none for (DBf 211B3) */
            readonly standardDeduction?: {
                readonly value: string;
                /** @enum {string} */
                readonly unit: "VP" | "IMP" | "matchpoints" | "percent" | "points";
                readonly paragraph: string;
            };
            /** @description rights and when they end; the others end as the regulations have it */
            readonly deadlines?: readonly {
                /** @enum {string} */
                readonly right: "score-correction" | "ruling" | "appeal" | "illegal-player" | "report-of-result";
                /** @description none where left out: it ends with what it is counted from */
                readonly minutes?: number;
                /**
                 * @description what it is counted from
                 * @enum {string}
                 */
                readonly after: "publication" | "end-of-round" | "end-of-session" | "start-of-next-round" | "start-of-next-session";
                readonly paragraph: string;
            }[];
            /** @description instances that hear a case, the first first */
            readonly appeals?: readonly {
                readonly instance: string;
                readonly paragraph: string;
            }[];
            /**
             * @description the ladder that appeals go by; that of the regulations where left out
             * @enum {string}
             */
            readonly ladder?: "law-93" | "dbf-310A" | "dbf-310B" | "dbf-310C-district" | "dbf-310C-region" | "dbf-310D" | "dbf-310D-district" | "dbf-310D-region" | "dbf-256-club" | "fsb-93" | "ebu-93";
            /** @description for an appeal, in place of that of the regulations */
            readonly deposit?: {
                readonly amount: number;
                /** @description DKK, SEK */
                readonly currency: string;
                readonly paragraph: string;
            };
            /** @description who may play, and where they may sit */
            readonly players?: {
                /** @description players that are entered for a contestant */
                readonly entered?: {
                    readonly least?: number;
                    readonly most?: number;
                    readonly paragraph: string;
                };
                /** @description players that a team may use in one match */
                readonly inAMatch?: {
                    readonly most: number;
                    readonly paragraph: string;
                };
                /** @description entered players who have to be among those who play a round */
                readonly enteredPlaying?: {
                    readonly least: number;
                    readonly paragraph: string;
                };
                /** @description a player plays for one contestant only; with unless, another one that has left does not count */
                readonly forOneContestant?: {
                    /**
                     * @description only the one that he is entered for is a contestant of his (DBf 305A2c); any that he played for where left out
                     * @constant
                     */
                    readonly counts?: "entered";
                    /** @constant */
                    readonly unless?: "withdrawn";
                    readonly paragraph: string;
                };
                /** @description nobody plays for two contestants in the same round */
                readonly oneARound?: {
                    readonly paragraph: string;
                };
                readonly substitutes?: {
                    /** @description a substitute is allowed before he plays (DBf 242A2a) */
                    readonly allowedBefore?: {
                        readonly paragraph: string;
                    };
                    /** @description a substitute plays for one contestant only (DBf 242A2c) */
                    readonly forOne?: {
                        readonly paragraph: string;
                    };
                    /** @description rounds that one player may play as a substitute for the same contestant */
                    readonly rounds?: {
                        readonly most: number;
                        readonly paragraph: string;
                    };
                    /** @description substitutes that a contestant may use in all (DBf 242A2e) */
                    readonly inAll?: {
                        readonly most: number;
                        readonly paragraph: string;
                    };
                    /** @description how much an entered player may be replaced: half of the boards of a session, or as many as a session has (FSB 102B1-2); over all stages that qualify as many as one of them has, or as two have where there are more than four (102B4) */
                    readonly replaced?: {
                        /** @enum {string} */
                        readonly most: "half-of-the-boards" | "a-session" | "a-stage";
                        readonly paragraph: string;
                    };
                    /** @description nobody is a substitute who has played in the contest for another (FSB 102B5) */
                    readonly newcomers?: {
                        readonly paragraph: string;
                    };
                    /** @description an entered player is replaced in consecutive rounds, once in a stage (DBf 305A2d) */
                    readonly onePeriod?: {
                        readonly paragraph: string;
                    };
                };
                /** @description a pair that is ready so many minutes after the start of a stage has its place back from its reserve in the next round, and what that has scored is annulled; excused: where it could not help it, and told somebody within so many (DBf 305C2-3) */
                readonly lateReturn?: {
                    readonly minutes: number;
                    readonly excused?: {
                        readonly minutes: number;
                        readonly told: number;
                    };
                    readonly paragraph: string;
                };
                /** @description what an entered player has to play to keep his rights: half of the boards, a third of them to qualify (FSB 102B3), or so many rounds */
                readonly rights?: {
                    /** @enum {string} */
                    readonly boards?: "half" | "third";
                    readonly rounds?: number;
                    readonly paragraph: string;
                };
                /**
                 * @description who seats himself last; as the regulations have it where left out
                 * @enum {string}
                 */
                readonly seating?: "dbf-231C" | "dbf-332E" | "fsb-104" | "free";
                /** @description until when an illegal player can be held against a contestant (DBf X79B3) */
                readonly illegalPlayersUntil?: {
                    readonly day: string;
                    readonly paragraph: string;
                };
                /** @description what the ledger cannot check, for a person to: membership, age, sex, strength, former seasons */
                readonly eligibility?: readonly {
                    readonly says: string;
                    readonly paragraph: string;
                }[];
            };
            /**
             * @description the ranking that the public and players see while boards are still played: of released boards where left out
             * @enum {string}
             */
            readonly runningRanking?: "released" | "none" | "all";
        };
        readonly PlannedPlay: {
            /** Format: date-time */
            readonly start: string;
            /** Format: date-time */
            readonly end?: string;
        };
        readonly OpenSessionBody: {
            readonly id: string;
            readonly laws: components["schemas"]["Edition"];
            readonly regulations?: components["schemas"]["Regulations"];
            readonly scoring: components["schemas"]["ScoringForm"];
            readonly title?: string;
            /**
             * Format: date
             * @description The date of play.
             */
            readonly date?: string;
            /** @description The time zone of the venue: times of the session are shown in it. */
            readonly timeZone?: string;
            /** @description The conditions of contest, whole: what they were is part of the record. */
            readonly conditions?: components["schemas"]["Conditions"];
            /** @description When the session is to be played; what its rounds say of that comes before it. */
            readonly planned?: components["schemas"]["PlannedPlay"];
            /** @description Of which contest it is a part: which stage (a name of the conditions), and which session of the stage. */
            readonly contest?: {
                readonly contest: string;
                readonly stage: string;
                readonly session: number;
                /** @description Where it is played, by an id: of a stage that is played at several venues. */
                readonly venue?: string;
            };
        };
        readonly AddSectionBody: {
            readonly section: string;
            readonly title?: string;
        };
        /** @enum {string} */
        readonly Side: "NS" | "EW";
        readonly EnterContestantBody: {
            /** @description Its id in this session. */
            readonly contestant: string;
            /** @enum {string} */
            readonly kind: "pair" | "team" | "individual";
            /** @description The seats a pair keeps throughout (Mitchell); left out where it plays both ways. */
            readonly direction?: components["schemas"]["Side"];
            /** @description Its players by the directory's ids. */
            readonly players?: readonly string[];
            /** @description Its stratum, as the conditions name it; the highest where left out. */
            readonly stratum?: string;
            /** @description Its handicap, in what the ranking counts: added to the total, taken off below zero. */
            readonly handicap?: string;
        };
        readonly CorrectEntryBody: {
            readonly contestant: string;
            /** @description Its stratum, as the conditions name it; null: none, so the highest. */
            readonly stratum?: string | null;
            /** @description Its handicap, as at its entry; null: none. */
            readonly handicap?: string | null;
            readonly reason: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly TableInRound: {
            readonly table: string;
            /** @description The contestant who sits there. */
            readonly NS: string;
            /** @description The contestant who sits there. */
            readonly EW: string;
            readonly boards: readonly number[];
        };
        readonly ScheduleRoundBody: {
            readonly round: string;
            readonly section: string;
            readonly tables: readonly components["schemas"]["TableInRound"][];
            /** @description The match that this round is a half of; a match of its own where left out. */
            readonly match?: string;
            /** @description When the round is to be played: periods go by that (DBf X79A1, X92A1). */
            readonly planned?: components["schemas"]["PlannedPlay"];
        };
        readonly SectionDeal: {
            readonly board: number;
            /**
             * Format: pbn-deal
             * @description In PBN notation.
             */
            readonly deal: string;
        };
        readonly SetDealsBody: {
            readonly section: string;
            readonly deals: readonly components["schemas"]["SectionDeal"][];
        };
        readonly ReopenSessionBody: {
            readonly reason: string;
        };
        readonly CloseSessionBody: Record<string, never>;
        readonly SeatedPlayer: {
            readonly player: string;
            readonly table?: string;
            readonly seat?: components["schemas"]["Seat"];
        };
        /** @enum {string} */
        readonly Seat: "N" | "E" | "S" | "W";
        readonly DeclareLineUpBody: {
            readonly contestant: string;
            readonly round: string;
            readonly players: readonly components["schemas"]["SeatedPlayer"][];
            /**
             * Format: date-time
             * @description When it was handed in: who may seat themselves last is a right (DBf 231C).
             */
            readonly at?: string;
        };
        readonly SubstitutePlayerBody: {
            readonly contestant: string;
            /** @description The player who does not play. */
            readonly out: string;
            /** @description The player who takes the place. */
            readonly in: string;
            readonly rounds: readonly string[];
            readonly reason: string;
            /** @description The director or organiser who allowed it; left out where nobody was asked. */
            readonly allowedBy?: string;
            /** @description The player who is replaced could not help it (DBf 244A). */
            readonly excusable?: boolean;
        };
        readonly ReplaceContestantBody: {
            readonly contestant: string;
            /** @description The contestant who takes its place. */
            readonly by: string;
            /** @description The round from which on. */
            readonly from: string;
            readonly reason: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly WithdrawContestantBody: {
            readonly contestant: string;
            /** @description The round from which on; the first where left out. */
            readonly from?: string;
            readonly reason: string;
            /** @description It could not help it (DBf 244A). */
            readonly excusable?: boolean;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly StartRoundBody: {
            readonly round: string;
            /** Format: date-time */
            readonly at: string;
        };
        readonly FinishRoundBody: {
            readonly round: string;
            /** Format: date-time */
            readonly at: string;
        };
        readonly NoteLateBody: {
            readonly contestant: string;
            readonly round: string;
            readonly minutes: number;
            /** @description Nobody could have helped it (DBf 244A); the director's finding. */
            readonly excusable: boolean;
            /** @description Minutes after the start when the director or the organiser was told (DBf 305C3). */
            readonly told?: number;
            /** @description The match or round was played all the same, shorter or at another time. */
            readonly played: boolean;
        };
        readonly NoteOverrunBody: {
            readonly round: string;
            readonly table: string;
            readonly minutes: number;
            /** @description Contestants who could not help it. */
            readonly blameless?: readonly string[];
        };
        /** @enum {string} */
        readonly Offence: "fouled-board" | "wrong-board" | "wrong-round-board" | "wrong-hand-seen" | "cards-not-counted" | "wrong-number-left" | "same-direction" | "not-entered" | "phone" | "contact-between-rooms" | "system-card" | "score-sheet" | "wrong-entries" | "slow-play" | "watching-team-mates" | "other";
        readonly NoteOffenceBody: {
            readonly contestant: string;
            readonly offence: components["schemas"]["Offence"];
            readonly round?: string;
            readonly table?: string;
            readonly boards?: readonly number[];
            /**
             * @description What came of it, where the tariff asks for it.
             * @enum {string}
             */
            readonly led?: "nothing" | "turned" | "redealt-or-adjusted" | "own-score-adjusted" | "match-lost";
            readonly details?: string;
        };
        readonly ChangeConditionsBody: {
            /** @description The conditions of contest from now on, whole. */
            readonly conditions: components["schemas"]["Conditions"];
            readonly reason: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly DefineFieldBody: {
            readonly board: number;
            /** @description Tables that are compared with each other. */
            readonly groups: readonly {
                readonly name: string;
                readonly tables: readonly string[];
                /** @description For one direction only; for both where left out. */
                readonly direction?: components["schemas"]["Side"];
            }[];
            /** @description How many results each group stands for (A of DBf X78B), where it is not all tables of the board. */
            readonly standsFor?: number;
            readonly reason: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly WithdrawBoardBody: {
            readonly board: number;
            /** @description At these tables only. */
            readonly tables?: readonly string[];
            readonly reason: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly IssueWarningBody: {
            readonly contestant: string;
            readonly offence: string;
            readonly paragraph: string;
            /** @description The fact that it is about, by its revision in the session's stream. */
            readonly fact?: number;
            readonly reason: string;
            /** @description Who decided, where another person records it. */
            readonly authority?: string;
        };
        readonly PenaltyAmount: {
            /** @description Above 0. */
            readonly value: string;
            /** @enum {string} */
            readonly unit: "VP" | "IMP" | "matchpoints" | "percent" | "points";
        };
        readonly ImposePenaltyBody: {
            readonly contestant: string;
            /** @enum {string} */
            readonly kind: "procedural" | "disciplinary";
            readonly offence: string;
            readonly amount: components["schemas"]["PenaltyAmount"];
            /**
             * @description What it comes off: the total, or the IMPs of a match or of the event (FSB 109D).
             * @enum {string}
             */
            readonly from: "total" | "imps-of-the-match" | "imps-of-the-event";
            /** @description The match whose IMPs it comes off. */
            readonly round?: string;
            readonly paragraph: string;
            /** @description The fact that it is about, by its revision in the session's stream. */
            readonly fact?: number;
            readonly reason: string;
            /** @description Who decided, where another person records it. */
            readonly authority?: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly VaryPenaltyBody: {
            /** @description Revision of the penalty. */
            readonly penalty: number;
            /** @description What it is from now on. */
            readonly amount: components["schemas"]["PenaltyAmount"];
            readonly paragraph: string;
            readonly reason: string;
            /** @description Who decided, where another person records it. */
            readonly authority?: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly RescindPenaltyBody: {
            /** @description Revision of the penalty or warning. */
            readonly penalty: number;
            readonly reason: string;
            /** @description Who decided, where another person records it. */
            readonly authority?: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly WaivePenaltyBody: {
            /** @description Revision of the fact. */
            readonly fact: number;
            readonly contestant: string;
            readonly paragraph: string;
            readonly reason: string;
            /** @description Who decided, where another person records it. */
            readonly authority?: string;
        };
        readonly DisqualifyContestantBody: {
            readonly contestant: string;
            readonly paragraph: string;
            readonly reason: string;
            /** @description Who of the organiser approves of it, where it is the director's decision (91B). */
            readonly approvedBy?: string;
            /** @description Who decided, where another person records it. */
            readonly authority?: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly SuspendPlayerBody: {
            readonly player: string;
            readonly contestant: string;
            readonly paragraph: string;
            readonly reason: string;
            /**
             * Format: date-time
             * @description To the end of the session where left out.
             */
            readonly until?: string;
            /** @description Who decided, where another person records it. */
            readonly authority?: string;
        };
        readonly PublishResultsBody: {
            /** @enum {string} */
            readonly status: "provisional" | "official" | "final";
            /** Format: date-time */
            readonly at: string;
            /** @description Those of the session where left out. */
            readonly round?: string;
            /** @description Why they are called final although a period is open or an appeal is pending. */
            readonly exception?: string;
        };
        readonly DecisionAddress: string;
        readonly SetDeadlineBody: {
            /** @enum {string} */
            readonly right: "score-correction" | "ruling" | "appeal" | "illegal-player" | "report-of-result";
            /** Format: date-time */
            readonly until: string;
            /**
             * Format: date-time
             * @description When it was decided: a period that has run out is not shortened afterwards.
             */
            readonly decidedAt: string;
            readonly round?: string;
            /** @description The published result that it is about, by its revision: each has a period of its own (DBf X79A4). */
            readonly publication?: number;
            /** @description The one decision whose appeal it is about; nobody else's time is another. */
            readonly decision?: components["schemas"]["DecisionAddress"];
            /** @description An appeal against that decision is heard although it comes too late. */
            readonly tolerance?: boolean;
            readonly paragraph: string;
            readonly reason: string;
        };
        readonly SetCarryOverBody: {
            readonly contestant: string;
            readonly amount: string;
            readonly paragraph: string;
            /** @description The session and match that it comes from. */
            readonly from?: {
                readonly session: string;
                readonly match?: string;
            };
            readonly reason?: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly RecordLotsBody: {
            /** @description In the order of the draw: the first drawn is placed first. */
            readonly contestants: readonly string[];
            readonly reason: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly ReportMatchNotPlayedBody: {
            readonly match: string;
            /** @description The contestants of the match; one alone has a bye. */
            readonly contestants: readonly string[];
            /** @description Who did not come; null for a bye, and where nobody is to blame. */
            readonly absent: string | null;
            /** @description The absent team could not help it (DBf 202C1b). */
            readonly excusable?: boolean;
            readonly paragraph: string;
            readonly reason: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        /** @enum {string} */
        readonly Vulnerability: "None" | "NS" | "EW" | "All";
        readonly Contract: {
            readonly bid: components["schemas"]["Bid"];
            readonly declarer: components["schemas"]["Seat"];
            readonly risk: components["schemas"]["Risk"];
        };
        /** @enum {string} */
        readonly Bid: "1C" | "1D" | "1H" | "1S" | "1NT" | "2C" | "2D" | "2H" | "2S" | "2NT" | "3C" | "3D" | "3H" | "3S" | "3NT" | "4C" | "4D" | "4H" | "4S" | "4NT" | "5C" | "5D" | "5H" | "5S" | "5NT" | "6C" | "6D" | "6H" | "6S" | "6NT" | "7C" | "7D" | "7H" | "7S" | "7NT";
        /** @enum {string} */
        readonly Risk: "undoubled" | "doubled" | "redoubled";
        readonly OpenBoardBody: {
            readonly section?: string;
            readonly round?: string;
            readonly dealer?: components["schemas"]["Seat"];
            readonly vulnerability?: components["schemas"]["Vulnerability"];
            readonly contestants?: {
                readonly NS: string;
                readonly EW: string;
            };
            readonly players?: {
                readonly N?: string;
                readonly E?: string;
                readonly S?: string;
                readonly W?: string;
            };
            /** @description Whether the table plays with screens. */
            readonly screens?: boolean;
            /**
             * Format: pbn-deal
             * @description PBN notation.
             */
            readonly deal?: string;
            /** @description Only where no auction was written down. */
            readonly contract?: components["schemas"]["Contract"];
        };
        readonly PlayedResult: {
            readonly bid: components["schemas"]["Bid"];
            readonly declarer: components["schemas"]["Seat"];
            readonly risk: components["schemas"]["Risk"];
            readonly tricks: number;
        };
        readonly AgreeResultBody: {
            /** @description Null when all passed. */
            readonly result: components["schemas"]["PlayedResult"] | null;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        /** @enum {string} */
        readonly Card: "SA" | "SK" | "SQ" | "SJ" | "ST" | "S9" | "S8" | "S7" | "S6" | "S5" | "S4" | "S3" | "S2" | "HA" | "HK" | "HQ" | "HJ" | "HT" | "H9" | "H8" | "H7" | "H6" | "H5" | "H4" | "H3" | "H2" | "DA" | "DK" | "DQ" | "DJ" | "DT" | "D9" | "D8" | "D7" | "D6" | "D5" | "D4" | "D3" | "D2" | "CA" | "CK" | "CQ" | "CJ" | "CT" | "C9" | "C8" | "C7" | "C6" | "C5" | "C4" | "C3" | "C2";
        readonly EnterResultBody: {
            /** @description Null when all passed. */
            readonly result: components["schemas"]["PlayedResult"] | null;
            readonly lead?: components["schemas"]["Card"];
            /** @description Where it comes from: a score slip, a tablet. */
            readonly source: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly EnterScoreBody: {
            /** @description Points as North-South have them. */
            readonly score: number;
            /** @description Where it comes from: a list of scores, a file. */
            readonly source: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly ReportNotPlayedBody: {
            readonly reason: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly AwardArtificialScoreBody: {
            readonly percent?: {
                readonly NS: number;
                readonly EW: number;
            };
            /** @description Average plus and minus follow the other boards. */
            readonly grades?: {
                /** @enum {string} */
                readonly NS: "plus" | "average" | "minus";
                /** @enum {string} */
                readonly EW: "plus" | "average" | "minus";
            };
            /** @description Who awarded it. */
            readonly authority: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly AdjustedOutcome: {
            /** @enum {string} */
            readonly kind: "table" | "assigned" | "artificial" | "cancelled";
            /** @description Of an assigned score. */
            readonly components?: readonly components["schemas"]["ResultComponent"][];
            /** @description What the side would have had without the damage that it has itself to blame for. */
            readonly expected?: {
                readonly components?: readonly components["schemas"]["ResultComponent"][];
                readonly grade?: components["schemas"]["Grade"];
            };
            /** @description Of an artificial score. */
            readonly grade?: components["schemas"]["Grade"];
            /** @description Of an artificial score, in place of a grade. */
            readonly percent?: number;
            /** @description Of an artificial score of two individuals: who has played the board before, and has nothing of it (15B). */
            readonly playedBefore?: components["schemas"]["Seat"];
            /** @enum {string} */
            readonly standing?: "offending" | "non-offending";
        };
        readonly ResultComponent: {
            /** @description The result; null when all pass. */
            readonly result: components["schemas"]["PlayedResult"] | null;
            /** @description How much of the score it is; the weights make up 1. */
            readonly weight: string;
        };
        /** @enum {string} */
        readonly Grade: "plus" | "average" | "minus";
        readonly LawRef: {
            readonly edition: components["schemas"]["Edition"];
            /** @enum {string} */
            readonly authority: "WBF" | "DBf" | "FSB" | "EBU" | "ACBL";
            readonly paragraph: string;
        };
        readonly AssignScoreBody: {
            readonly outcome: {
                readonly NS: components["schemas"]["AdjustedOutcome"];
                readonly EW: components["schemas"]["AdjustedOutcome"];
            };
            readonly law?: components["schemas"]["LawRef"];
            /** @description Who assigned it. */
            readonly authority: string;
            readonly reason?: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly TakeHandBody: {
            readonly seat: components["schemas"]["Seat"];
            /** @description Whose pocket. */
            readonly from: components["schemas"]["Seat"];
            /** @description Where it is the pocket of another board. */
            readonly board?: number;
        };
        readonly CountCardsBody: {
            readonly seat: components["schemas"]["Seat"];
            readonly count: number;
        };
        readonly SeeCardsBody: {
            readonly by: components["schemas"]["Seat"];
            /** @description Whose cards. */
            readonly of: components["schemas"]["Seat"];
            readonly cards?: readonly components["schemas"]["Card"][];
        };
        readonly CorrectHandsBody: {
            /** Format: pbn-deal */
            readonly deal?: string;
            /** @description What was done. */
            readonly text?: string;
        };
        readonly RestoreCardBody: {
            readonly seat: components["schemas"]["Seat"];
            readonly card: components["schemas"]["Card"];
            /** @enum {string} */
            readonly found: "elsewhere" | "among-the-quitted" | "not-found";
        };
        readonly ReturnHandsBody: {
            /** @description All four hands where left out. */
            readonly seat?: components["schemas"]["Seat"];
        };
        readonly RedealBoardBody: {
            /**
             * Format: pbn-deal
             * @description What the board holds now, in PBN notation.
             */
            readonly deal?: string;
        };
        readonly TurnBoardBody: Record<string, never>;
        readonly ExchangeSeatsBody: {
            /** @description The players who change places. */
            readonly seats: readonly components["schemas"]["Seat"][];
        };
        /** @enum {string} */
        readonly SaidCall: "Pass" | "X" | "XX" | "1C" | "1D" | "1H" | "1S" | "1NT" | "2C" | "2D" | "2H" | "2S" | "2NT" | "3C" | "3D" | "3H" | "3S" | "3NT" | "4C" | "4D" | "4H" | "4S" | "4NT" | "5C" | "5D" | "5H" | "5S" | "5NT" | "6C" | "6D" | "6H" | "6S" | "6NT" | "7C" | "7D" | "7H" | "7S" | "7NT" | "8C" | "8D" | "8H" | "8S" | "8NT" | "9C" | "9D" | "9H" | "9S" | "9NT";
        /** @enum {string} */
        readonly Denomination: "C" | "D" | "H" | "S" | "NT";
        readonly MakeCallBody: {
            readonly seat: components["schemas"]["Seat"];
            readonly call: components["schemas"]["SaidCall"];
            /** @description Known to be artificial; natural where nothing is said. */
            readonly artificial?: boolean;
            /** @description The denominations it shows, where somebody has said so. */
            readonly shows?: readonly components["schemas"]["Denomination"][];
            /** @description The act of another player's call that was made at the same moment (Law 33). */
            readonly simultaneousWith?: number;
        };
        readonly SubstituteCallBody: {
            readonly seat: components["schemas"]["Seat"];
            readonly call: components["schemas"]["SaidCall"];
            /** @description Known to be artificial; natural where nothing is said. */
            readonly artificial?: boolean;
            /** @description The denominations it shows, where somebody has said so. */
            readonly shows?: readonly components["schemas"]["Denomination"][];
            /** @description Revision of the call to be replaced; the player's last call where left out. */
            readonly replaces?: number;
        };
        readonly GiveAlertBody: {
            readonly by: components["schemas"]["Seat"];
            readonly act?: number;
        };
        readonly MakeAnnouncementBody: {
            readonly by: components["schemas"]["Seat"];
            readonly act?: number;
            readonly text: string;
        };
        readonly AskQuestionBody: {
            readonly by: components["schemas"]["Seat"];
            /**
             * @description What is wanted to be known, where it is not the meaning of calls (20F): which call was made (20A), a review of the auction or, wrongly, of a part of it (20B, 20C2), who is on lead (20C1), the contract (41C).
             * @enum {string}
             */
            readonly asks?: "meaning" | "call" | "review" | "part-of-review" | "lead" | "contract";
            readonly act?: number;
            readonly text?: string;
        };
        readonly GiveExplanationBody: {
            readonly by: components["schemas"]["Seat"];
            readonly act?: number;
            readonly text: string;
            /** @enum {string} */
            readonly manner: "spoken" | "written";
            /** @description Who got it, where not everybody did: behind screens. */
            readonly to?: readonly components["schemas"]["Seat"][];
        };
        readonly CorrectExplanationBody: {
            readonly by: components["schemas"]["Seat"];
            readonly act?: number;
            readonly text: string;
        };
        readonly GiveReviewBody: {
            readonly by: components["schemas"]["Seat"];
            /** @description Who asked for it. */
            readonly to: components["schemas"]["Seat"];
        };
        readonly ShowStopBody: {
            readonly by: components["schemas"]["Seat"];
        };
        readonly RemoveStopBody: {
            readonly by: components["schemas"]["Seat"];
        };
        readonly NoteTempoBody: {
            readonly seat: components["schemas"]["Seat"];
            /** @enum {string} */
            readonly kind: "slow" | "fast";
            readonly seconds?: number;
            readonly act?: number;
            readonly disputed?: boolean;
        };
        readonly NoteRemarkBody: {
            readonly by: components["schemas"]["Seat"];
            readonly text: string;
            readonly act?: number;
        };
        readonly NoteMannerBody: {
            readonly by: components["schemas"]["Seat"];
            readonly text: string;
            readonly act?: number;
        };
        readonly NoteSpectatorBody: {
            readonly text: string;
            readonly act?: number;
            /** @description The director has asked the spectator. */
            readonly asked?: boolean;
        };
        readonly ExposeCardBody: {
            readonly seat: components["schemas"]["Seat"];
            readonly cards: readonly components["schemas"]["Card"][];
            /** @enum {string} */
            readonly manner: "dropped" | "shown" | "led";
            readonly deliberate?: boolean;
        };
        readonly DrawAttentionBody: {
            readonly by: components["schemas"]["Seat"];
            readonly act?: number;
        };
        readonly ReserveRightsBody: {
            readonly by: components["schemas"]["Seat"];
            readonly act?: number;
        };
        readonly CallDirectorBody: {
            readonly by: components["schemas"]["Seat"];
            readonly act?: number;
        };
        readonly TakeStatementBody: {
            readonly by: components["schemas"]["Seat"];
            readonly text: string;
            readonly act?: number;
        };
        readonly FindFactBody: {
            readonly text: string;
            /**
             * @description Agreed (Law 84), or on the balance of probabilities (Law 85).
             * @enum {string}
             */
            readonly basis: "agreed" | "balance-of-probabilities";
            readonly act?: number;
            /** @description What was stated about it, for and against (85A1). */
            readonly statements?: readonly number[];
        };
        readonly OfferOptionsBody: {
            readonly act?: number;
        };
        readonly ChooseBody: {
            /** @description Who chooses; the director where left out. */
            readonly seat?: components["schemas"]["Seat"];
            /** @description The paragraph of an open option. */
            readonly law: string;
            /** @description One of its choices. */
            readonly choice: string;
            /** @description Revision of the option; may be left out where one option only is open under the law. */
            readonly act?: number;
        };
        readonly JudgeBody: {
            /** @description The name of a question. */
            readonly question: string;
            /** @description One of its answers. */
            readonly answer: string;
            /** @description The act that is judged; may be left out where one question of the name is open. */
            readonly act?: number;
            readonly reasons?: string;
            /** @description Who has judged. */
            readonly by?: string;
        };
        readonly TakePollBody: {
            readonly question: string;
            /** @description What each peer answered. */
            readonly asked: readonly {
                readonly answer: string;
                readonly strength?: string;
            }[];
            readonly act?: number;
        };
        readonly PlaceLeadBody: {
            readonly seat: components["schemas"]["Seat"];
        };
        readonly WithdrawLeadBody: {
            readonly seat: components["schemas"]["Seat"];
        };
        readonly FaceLeadBody: {
            readonly seat: components["schemas"]["Seat"];
            readonly card: components["schemas"]["Card"];
        };
        readonly SpreadHandBody: {
            readonly seat: components["schemas"]["Seat"];
        };
        readonly PlayCardBody: {
            readonly seat: components["schemas"]["Seat"];
            readonly card: components["schemas"]["Card"];
            /** @description The act of another player's card that was led or played at the same moment (Law 58). */
            readonly simultaneousWith?: number;
        };
        readonly WithdrawCardBody: {
            readonly seat: components["schemas"]["Seat"];
            /** @description The last one played where left out. */
            readonly card?: components["schemas"]["Card"];
        };
        readonly DesignateCardBody: {
            /** @description As declarer says it. */
            readonly words: string;
            /** @description Where the words name it fully (46A). */
            readonly card?: components["schemas"]["Card"];
        };
        readonly ChangeDesignationBody: {
            /** @description As declarer says it. */
            readonly words?: string;
            /** @description Where the words name it fully (46A). */
            readonly card?: components["schemas"]["Card"];
        };
        readonly DummyPlaysBody: {
            readonly card: components["schemas"]["Card"];
        };
        readonly AskAboutRevokeBody: {
            readonly by: components["schemas"]["Seat"];
            /** @description Who is asked. */
            readonly of: components["schemas"]["Seat"];
        };
        readonly PointTrickBody: {
            readonly seat: components["schemas"]["Seat"];
            readonly trick: number;
            /** @description The side that the card says has won the trick. */
            readonly to: components["schemas"]["Side"];
        };
        readonly InspectTricksBody: {
            readonly by: components["schemas"]["Seat"];
            /** @description The player looks at nothing but the card that they have just played (66B). */
            readonly own?: boolean;
        };
        readonly ClaimTricksBody: {
            readonly by: components["schemas"]["Seat"];
            readonly tricks: number;
            readonly statement?: string;
            /** @description The cards shown. */
            readonly shown?: readonly components["schemas"]["Card"][];
        };
        readonly ConcedeTricksBody: {
            readonly by: components["schemas"]["Seat"];
            readonly tricks: number;
            readonly statement?: string;
        };
        readonly AcceptClaimBody: {
            readonly by: components["schemas"]["Seat"];
        };
        readonly ObjectBody: {
            readonly by: components["schemas"]["Seat"];
        };
        readonly AgreeToPlayOnBody: {
            readonly by: components["schemas"]["Seat"];
        };
        readonly WithdrawAcquiescenceBody: {
            readonly by: components["schemas"]["Seat"];
            readonly tricks: number;
            /** @enum {string} */
            readonly ground: "won" | "likely" | "cannot-be-lost";
        };
        readonly WithdrawConcessionBody: {
            readonly by: components["schemas"]["Seat"];
            readonly tricks: number;
            /** @enum {string} */
            readonly ground: "won" | "likely" | "cannot-be-lost";
        };
        readonly CallOnNextBoardBody: {
            readonly by: components["schemas"]["Seat"];
        };
        readonly EndRoundBody: Record<string, never>;
        /** @enum {string} */
        readonly Suit: "S" | "H" | "D" | "C";
        readonly AnalyseClaimBody: {
            /** @description The last claim or concession; may be left out. */
            readonly act?: number;
            /** @description What was said with it, in the notation of `parseStatement`, where the record has it in other words. */
            readonly line?: string;
            /** @description The director has judged that the claimer knew of a trump that is out (70C2). */
            readonly knewOfTrump?: boolean;
            /** @description The director has judged that suits would be played from the top (70E2). */
            readonly fromTheTop?: boolean;
            /** @description 2007: suits in which the director has judged that it would be irrational not to finesse (70E1). */
            readonly irrationalNotToFinesse?: readonly components["schemas"]["Suit"][];
            /** @description 2007: what cards played after the claim tell of its line, as a statement (70D3). */
            readonly shownByPlay?: string;
        };
        readonly CloseReviewBody: {
            /** @description Its paragraph in the session's edition. */
            readonly law: string;
            /** @description Revision of the review; may be left out where one review only is open under the law. */
            readonly act?: number;
            /** @enum {string} */
            readonly decision: "no-adjustment" | "adjustment";
            readonly reasons: string;
            /** @description Who has decided. */
            readonly by: string;
        };
        readonly ConfirmResultBody: {
            /** @description Who confirms it. */
            readonly by?: string;
        };
        readonly CorrectScoreBody: {
            /**
             * @description `entry`: computed or entered wrong (79C); `tricks`: the number that was agreed on (79A, 79B).
             * @enum {string}
             */
            readonly error: "entry" | "tricks";
            /** @enum {string} */
            readonly madeBy: "players" | "official";
            /** @description What it is now; left out where only the contestants were wrong. */
            readonly result?: components["schemas"]["PlayedResult"] | null;
            /** @description In place of a result: points as North-South have them, of a contract that is not known. */
            readonly score?: number;
            /** @description Whose score it is, where it was entered for others. */
            readonly contestants?: {
                readonly NS: string;
                readonly EW: string;
            };
            /**
             * Format: date-time
             * @description When it came up: the period goes by that.
             */
            readonly raisedAt: string;
            readonly raisedBy: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over. */
            readonly consent?: readonly ("opponents" | "director" | "organiser")[];
            /** @description Beyond reasonable doubt (79C2, DBf X79B2), or the director is fully sure of what was played (79B3 of 2017). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
            /** @description Who corrected it. */
            readonly authority: string;
            readonly reason: string;
            /** @description The paragraph of its period where left out. */
            readonly law?: components["schemas"]["LawRef"];
        };
        readonly TransferTricksBody: {
            readonly to: components["schemas"]["Side"];
            readonly tricks: number;
            readonly law: components["schemas"]["LawRef"];
            /** @description Who transferred them. */
            readonly authority: string;
            readonly reason?: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly RulingGrounds: {
            readonly directorCalls?: readonly number[];
            readonly statements?: readonly number[];
            readonly facts?: readonly number[];
            readonly options?: readonly number[];
            readonly choices?: readonly number[];
            readonly judgements?: readonly number[];
            readonly polls?: readonly number[];
        };
        readonly RuledPenalty: {
            readonly contestant: string;
            /** @enum {string} */
            readonly kind: "procedural" | "disciplinary";
            readonly offence: string;
            readonly amount: components["schemas"]["PenaltyAmount"];
            /**
             * @description What it comes off: the total, or the IMPs of a match or of the event (FSB 109D).
             * @enum {string}
             */
            readonly from: "total" | "imps-of-the-match" | "imps-of-the-event";
            /** @description The match whose IMPs it comes off. */
            readonly round?: string;
            readonly paragraph: string;
            readonly reason: string;
        };
        readonly DraftRulingBody: {
            /** @description The acts at the table that it is about. */
            readonly about?: readonly number[];
            /** @description All on record that no ruling in force rests on, where left out. */
            readonly grounds?: components["schemas"]["RulingGrounds"];
            readonly laws: readonly components["schemas"]["LawRef"][];
            /** @description What is put right at the table, in words. */
            readonly rectification?: string;
            /** @description The session imposes them as long as the ruling stands. */
            readonly penalties?: readonly components["schemas"]["RuledPenalty"][];
            readonly reasons: string;
            /** @description Who ruled. */
            readonly by: string;
            /** @description Who was asked before it was given, and as what (another director, an expert player). */
            readonly consulted?: readonly {
                readonly who: string;
                readonly as: string;
            }[];
            /** @description The players were told that they may appeal (83). */
            readonly rightOfAppeal: boolean;
            /** @description A director's own error is put right: both sides are non-offending (82C). */
            readonly directorsError?: boolean;
            /** @description Decisions that it takes for granted: when one of them falls, this is to be looked at again. */
            readonly builtOn?: readonly components["schemas"]["DecisionAddress"][];
            /** @description The ruling of this board, by its revision, whose place it takes. */
            readonly amends?: number;
            /** @description The committee that may not overrule has asked for it (93B3). */
            readonly recommendedBy?: components["schemas"]["DecisionAddress"];
            /**
             * Format: date-time
             * @description When it was asked for; of one that takes another's place, when the error came up.
             */
            readonly raisedAt?: string;
            /** @description In words; made from outcome or transfer where left out. */
            readonly score?: string;
            /** @description The score of either side. */
            readonly outcome?: {
                readonly NS: components["schemas"]["AdjustedOutcome"];
                readonly EW: components["schemas"]["AdjustedOutcome"];
            };
            /** @description Tricks that go over, in place of an outcome. */
            readonly transfer?: {
                readonly to: components["schemas"]["Side"];
                readonly tricks: number;
            };
        };
        readonly GiveRulingBody: {
            /** @description The acts at the table that it is about. */
            readonly about?: readonly number[];
            /** @description All on record that no ruling in force rests on, where left out. */
            readonly grounds?: components["schemas"]["RulingGrounds"];
            readonly laws: readonly components["schemas"]["LawRef"][];
            /** @description What is put right at the table, in words. */
            readonly rectification?: string;
            /** @description The session imposes them as long as the ruling stands. */
            readonly penalties?: readonly components["schemas"]["RuledPenalty"][];
            readonly reasons: string;
            /** @description Who ruled. */
            readonly by: string;
            /** @description Who was asked before it was given, and as what (another director, an expert player). */
            readonly consulted?: readonly {
                readonly who: string;
                readonly as: string;
            }[];
            /** @description The players were told that they may appeal (83). */
            readonly rightOfAppeal: boolean;
            /** @description A director's own error is put right: both sides are non-offending (82C). */
            readonly directorsError?: boolean;
            /** @description Decisions that it takes for granted: when one of them falls, this is to be looked at again. */
            readonly builtOn?: readonly components["schemas"]["DecisionAddress"][];
            /** @description The ruling of this board, by its revision, whose place it takes. */
            readonly amends?: number;
            /** @description The committee that may not overrule has asked for it (93B3). */
            readonly recommendedBy?: components["schemas"]["DecisionAddress"];
            /**
             * Format: date-time
             * @description When it was asked for; of one that takes another's place, when the error came up.
             */
            readonly raisedAt?: string;
            /** @description Revision of the draft that it comes from. */
            readonly draft?: number;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
            /** @description The score of either side. */
            readonly outcome?: {
                readonly NS: components["schemas"]["AdjustedOutcome"];
                readonly EW: components["schemas"]["AdjustedOutcome"];
            };
            /** @description Tricks that go over, in place of an outcome. */
            readonly transfer?: {
                readonly to: components["schemas"]["Side"];
                readonly tricks: number;
            };
        };
        readonly TellRulingBody: {
            /** @description Revision of the ruling. */
            readonly ruling: number;
            /**
             * Format: date-time
             * @description From then on it may be appealed.
             */
            readonly at: string;
            /** @description Contestants of the board. */
            readonly to: readonly string[];
            /**
             * Format: date-time
             * @description Another time for this case than that of the regulations, told to both sides (DBf 253B1).
             */
            readonly appealUntil?: string;
        };
        readonly ReverseDecisionBody: {
            /** @description Revision of a ruling, of a score without one, or of a reversal. */
            readonly decision: number;
            /** Format: date-time */
            readonly at: string;
            /** @description Who takes it back. */
            readonly by: string;
            /**
             * @description The role in which it is taken back: the chief director may do so for as long as an appeal could reach them.
             * @enum {string}
             */
            readonly authority: "director" | "chief-director";
            readonly reasons: string;
            /**
             * Format: date-time
             * @description When it was first taken up, where that was in time and the reversal itself is not (81C3, DBf X79B1).
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description The committee that may not overrule has asked for it (93B3). */
            readonly recommendedBy?: components["schemas"]["DecisionAddress"];
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
        };
        readonly ReviewRulingBody: {
            /** @description Revision of the ruling that stands. */
            readonly ruling: number;
            /** @description The decision that has fallen. */
            readonly because: components["schemas"]["DecisionAddress"];
            readonly by: string;
            readonly reasons: string;
        };
        readonly LodgeAppealBody: {
            readonly session: string;
            /** @description A ruling about a board, a decision in the session, or what an earlier instance decided. */
            readonly against: components["schemas"]["DecisionAddress"];
            readonly appellant: string;
            /** @description Who comes with it: players of the contestant, or the captain of a team (92D). */
            readonly lodgedBy: readonly string[];
            /** @enum {string} */
            readonly capacity: "players" | "captain";
            readonly parts: readonly ("facts" | "judgement" | "law" | "discipline")[];
            readonly grounds: string;
            /** Format: date-time */
            readonly at: string;
            /** @description The director through whom it comes (92C, 93). */
            readonly receivedBy: string;
            readonly asksFor?: string;
            /** @description Who is not there to hear it, so that others do (93A, DBf 310A3, B2, C2). */
            readonly absent?: readonly ("chief-director" | "committee")[];
            /** @description A recorded decision that another time is good enough. */
            readonly toleratedBy?: components["schemas"]["DecisionAddress"];
            /** @description The contestant is made up of juniors only (DBf X92B2). */
            readonly juniors?: boolean;
            /**
             * Format: date-time
             * @description When the appellant had the decision, where no record says so: of a penalty, say.
             */
            readonly toldAt?: string;
        };
        readonly GiveConsentBody: {
            readonly by: string;
            /** Format: date-time */
            readonly at: string;
        };
        readonly RefuseAppealBody: {
            readonly by: string;
            /** Format: date-time */
            readonly at: string;
            readonly paragraph: string;
            readonly reason: string;
        };
        /** @enum {string} */
        readonly AppealInstance: "director" | "organiser" | "chief-director" | "oral-committee" | "club-committee" | "district-committee" | "region-committee" | "federation-committee" | "jury" | "law-commission" | "regulating-authority";
        /** @enum {string} */
        readonly AppealProcedure: "oral" | "written";
        readonly ReferAppealBody: {
            readonly by: string;
            /** Format: date-time */
            readonly at: string;
            readonly to: components["schemas"]["AppealInstance"];
            readonly procedure: components["schemas"]["AppealProcedure"];
            readonly paragraph: string;
            readonly reason: string;
        };
        readonly RedirectAppealBody: {
            readonly by: string;
            /** Format: date-time */
            readonly at: string;
            readonly to: components["schemas"]["DecisionAddress"];
            readonly reason: string;
        };
        readonly WithdrawAppealBody: {
            /** Format: date-time */
            readonly at: string;
            readonly by: readonly string[];
            readonly reason: string;
            readonly paragraph: string;
            /** @description Its outcome can touch neither prizes nor qualification for anybody (DBf X92C). */
            readonly cannotMatter?: boolean;
        };
        readonly PayDepositBody: {
            readonly amount: number;
            readonly currency: string;
            /** Format: date-time */
            readonly at: string;
            readonly to: string;
        };
        readonly ReturnDepositBody: {
            /** Format: date-time */
            readonly at: string;
            readonly by: string;
            readonly paragraph: string;
            readonly reason: string;
            /** @description What a higher instance decided, where it had been forfeited (X92B5). */
            readonly overturnedBy?: components["schemas"]["DecisionAddress"];
        };
        readonly ForfeitDepositBody: {
            /** Format: date-time */
            readonly at: string;
            readonly by: string;
            readonly paragraph: string;
            /** @enum {string} */
            readonly ground: "judgement" | "facts" | "law" | "two-instances-agreed";
            readonly reason: string;
            /** @description Where the appeal is about more than one thing, each asks for its own. */
            readonly furtherGrounds?: readonly {
                /** @enum {string} */
                readonly ground: "judgement" | "facts" | "law" | "two-instances-agreed";
                readonly reason: string;
            }[];
            /** @description Revision of the vote on the deposit; the last one where left out. */
            readonly vote?: number;
            /** @description Revision of the vote on the decision; the last one where left out. */
            readonly decisionVote?: number;
        };
        readonly TakeAppealFurtherBody: {
            /** Format: date-time */
            readonly at: string;
            /** @description The party. */
            readonly by: string;
            readonly to: components["schemas"]["AppealInstance"];
            /** @description The appeal in which it goes on. */
            readonly as: string;
            readonly reason: string;
        };
        readonly ConcludeAppealBody: {
            /** Format: date-time */
            readonly at: string;
            readonly paragraph: string;
            readonly reason: string;
        };
        readonly ConveneCommitteeBody: {
            readonly by: string;
            /** Format: date-time */
            readonly at: string;
            readonly instance: components["schemas"]["AppealInstance"];
            readonly members: readonly {
                readonly member: string;
                readonly contestant?: string;
            }[];
            /** @description The committee chooses one where left out. */
            readonly chair?: string;
            /** @description One person with all powers of a committee, and why (DBf 252A2, 310A3). */
            readonly single?: string;
        };
        readonly StandDownBody: {
            readonly member: string;
            /** Format: date-time */
            readonly at: string;
            /** @enum {string} */
            readonly ground: "party" | "own-wish" | "earlier-instance";
            readonly reason: string;
            readonly replacedBy?: string;
        };
        readonly OpenHearingBody: {
            /** Format: date-time */
            readonly at: string;
            readonly procedure: components["schemas"]["AppealProcedure"];
            /**
             * Format: date-time
             * @description Until when statements may be filed, in a written procedure (DBf 254B3).
             */
            readonly statementsUntil?: string;
            readonly present?: readonly string[];
            /** @description Both parties know of the appeal, and how they may comment on it (DBf 253B2, 254B4). */
            readonly partiesInformed: boolean;
        };
        readonly HearPartyBody: {
            /** @enum {string} */
            readonly party: "director" | "appellant" | "respondent" | "witness";
            readonly by?: string;
            /** Format: date-time */
            readonly at: string;
            readonly text: string;
        };
        readonly FileStatementBody: {
            /** @enum {string} */
            readonly party: "director" | "appellant" | "respondent";
            readonly by?: string;
            /** Format: date-time */
            readonly at: string;
            readonly text: string;
        };
        readonly CloseHearingBody: {
            /** Format: date-time */
            readonly at: string;
        };
        readonly TakeVoteBody: {
            /** Format: date-time */
            readonly at: string;
            /** @enum {string} */
            readonly about: "decision" | "deposit" | "referral";
            readonly motion: string;
            readonly for: readonly string[];
            readonly against: readonly string[];
            readonly abstained?: readonly string[];
        };
        readonly DecideLawPartBody: {
            /** Format: date-time */
            readonly at: string;
            readonly instance: components["schemas"]["AppealInstance"];
            /** @description The chief director, or the chair of the committee. */
            readonly by: string;
            /**
             * @description `restored`: what an earlier instance changed is as it was ruled at first.
             * @enum {string}
             */
            readonly ruling: "stands" | "changed" | "restored";
            readonly facts?: readonly {
                readonly text: string;
                /** @enum {string} */
                readonly basis: "agreed" | "balance-of-probabilities";
            }[];
            readonly laws: readonly components["schemas"]["LawRef"][];
            readonly reasons: string;
            /** @description The score, where it is another one. */
            readonly outcome?: {
                readonly NS: components["schemas"]["AdjustedOutcome"];
                readonly EW: components["schemas"]["AdjustedOutcome"];
            };
            /** @description Penalties that are varied, or rescinded where no amount is given; each by its event in the session. */
            readonly penalties?: readonly {
                readonly penalty: components["schemas"]["DecisionAddress"];
                readonly amount?: components["schemas"]["PenaltyAmount"];
                readonly paragraph: string;
            }[];
        };
        readonly DecideAppealBody: {
            /** Format: date-time */
            readonly at: string;
            readonly instance: components["schemas"]["AppealInstance"];
            /** @description The chief director, or the chair of the committee. */
            readonly by: string;
            /**
             * @description `restored`: what an earlier instance changed is as it was ruled at first.
             * @enum {string}
             */
            readonly ruling: "stands" | "changed" | "restored";
            readonly facts?: readonly {
                readonly text: string;
                /** @enum {string} */
                readonly basis: "agreed" | "balance-of-probabilities";
            }[];
            readonly laws: readonly components["schemas"]["LawRef"][];
            readonly reasons: string;
            /** @description The score, where it is another one. */
            readonly outcome?: {
                readonly NS: components["schemas"]["AdjustedOutcome"];
                readonly EW: components["schemas"]["AdjustedOutcome"];
            };
            /** @description Penalties that are varied, or rescinded where no amount is given; each by its event in the session. */
            readonly penalties?: readonly {
                readonly penalty: components["schemas"]["DecisionAddress"];
                readonly amount?: components["schemas"]["PenaltyAmount"];
                readonly paragraph: string;
            }[];
            /** @description Revision of the vote; the last one on the decision where left out. */
            readonly vote?: number;
        };
        readonly TellDecisionBody: {
            /** Format: date-time */
            readonly at: string;
            /** @description The parties that have it now. */
            readonly to: readonly string[];
            /** @description Revision of the decision. */
            readonly decision: number;
            /**
             * Format: date-time
             * @description To go further; as the regulations have it where left out.
             */
            readonly furtherUntil?: string;
            readonly paragraph?: string;
        };
        readonly RecommendBody: {
            readonly by: string;
            /** Format: date-time */
            readonly at: string;
            readonly to: components["schemas"]["AppealInstance"];
            readonly text: string;
            readonly paragraph: string;
        };
        readonly DissentBody: {
            readonly by: string;
            /** Format: date-time */
            readonly at: string;
            readonly text: string;
        };
        /** @description a command as in POST /commands */
        readonly PreviewRequest: {
            /** @description it plays no part here */
            readonly id?: string;
            /** @enum {string} */
            readonly type: "OpenSession" | "AddSection" | "EnterContestant" | "CorrectEntry" | "ScheduleRound" | "SetDeals" | "DeclareLineUp" | "SubstitutePlayer" | "ReplaceContestant" | "WithdrawContestant" | "StartRound" | "FinishRound" | "NoteLate" | "NoteOverrun" | "NoteOffence" | "ChangeConditions" | "DefineField" | "WithdrawBoard" | "IssueWarning" | "ImposePenalty" | "VaryPenalty" | "RescindPenalty" | "FollowRuling" | "FollowDecisionOnPenalty" | "WaivePenalty" | "DisqualifyContestant" | "SuspendPlayer" | "PublishResults" | "SetDeadline" | "SetCarryOver" | "RecordLots" | "ReportMatchNotPlayed" | "CloseSession" | "ReopenSession" | "OpenBoard" | "TakeHand" | "CountCards" | "SeeCards" | "CorrectHands" | "RestoreCard" | "TurnBoard" | "ExchangeSeats" | "RedealBoard" | "ReturnHands" | "MakeCall" | "SubstituteCall" | "GiveAlert" | "MakeAnnouncement" | "AskQuestion" | "GiveExplanation" | "CorrectExplanation" | "GiveReview" | "ShowStop" | "RemoveStop" | "NoteTempo" | "NoteRemark" | "NoteManner" | "NoteSpectator" | "ExposeCard" | "DrawAttention" | "ReserveRights" | "CallDirector" | "TakeStatement" | "FindFact" | "OfferOptions" | "Choose" | "Judge" | "TakePoll" | "PlaceLead" | "WithdrawLead" | "FaceLead" | "SpreadHand" | "PlayCard" | "DesignateCard" | "ChangeDesignation" | "DummyPlays" | "WithdrawCard" | "AskAboutRevoke" | "PointTrick" | "InspectTricks" | "ClaimTricks" | "ConcedeTricks" | "AcceptClaim" | "Object" | "AgreeToPlayOn" | "WithdrawAcquiescence" | "WithdrawConcession" | "CallOnNextBoard" | "EndRound" | "AnalyseClaim" | "CloseReview" | "ConfirmResult" | "DraftRuling" | "GiveRuling" | "TellRuling" | "ReverseDecision" | "ReviewRuling" | "CorrectScore" | "TransferTricks" | "FollowDecision" | "AgreeResult" | "EnterResult" | "EnterScore" | "ReportNotPlayed" | "AwardArtificialScore" | "AssignScore" | "LodgeAppeal" | "GiveConsent" | "PayDeposit" | "RefuseAppeal" | "ReferAppeal" | "RedirectAppeal" | "DecideLawPart" | "ConveneCommittee" | "StandDown" | "OpenHearing" | "HearParty" | "FileStatement" | "CloseHearing" | "TakeVote" | "DecideAppeal" | "Recommend" | "Dissent" | "ReturnDeposit" | "ForfeitDeposit" | "TellDecision" | "WithdrawAppeal" | "TakeAppealFurther" | "ConcludeAppeal";
            /** Format: date-time */
            readonly occurredAt?: string;
            readonly expectedRevision?: number;
            readonly session?: string;
            /** @description of a command to a board */
            readonly table?: string;
            /** @description of a command to a board */
            readonly board?: number;
            readonly attempt?: number;
            /** @description of a command to an appeal, which names no session */
            readonly appeal?: string;
            readonly data: {
                readonly [key: string]: unknown;
            };
        };
        /** @description one alternative, or several side by side, each under its name */
        readonly WhatIfRequest: {
            readonly title?: string;
            /** @description revision of the first event that does not simply stand */
            readonly from?: number;
            /** @description events that are taken out, by their revisions */
            readonly without?: readonly number[];
            /**
             * @description what becomes of the events behind
             * @enum {string}
             */
            readonly rest?: "replayed" | "left-out";
            /** @description what happens instead, as in scenario files: {"make-call": {"seat": "E", "call": "2H"}} */
            readonly steps?: readonly {
                readonly [key: string]: unknown;
            }[];
            readonly alternatives?: readonly {
                readonly name: string;
                /** @description revision of the first event that does not simply stand */
                readonly from?: number;
                /** @description events that are taken out, by their revisions */
                readonly without?: readonly number[];
                /**
                 * @description what becomes of the events behind
                 * @enum {string}
                 */
                readonly rest?: "replayed" | "left-out";
                /** @description what happens instead, as in scenario files: {"make-call": {"seat": "E", "call": "2H"}} */
                readonly steps?: readonly {
                    readonly [key: string]: unknown;
                }[];
            }[];
        };
        readonly CheckpointsAnswer: {
            /** @description the last one first */
            readonly checkpoints: readonly components["schemas"]["Checkpoint"][];
            readonly next: number | null;
        };
        readonly Checkpoint: {
            /** @description events in the tree */
            readonly size: number;
            /** @description RFC 6962 root, 64 hexadecimal digits */
            readonly root: string;
            readonly signedAt: string | null;
            readonly key: string | null;
            /** @description names of the ledger and of the witnesses that have co-signed it */
            readonly signedBy: readonly string[];
            /** @description the signed note (C2SP tlog-checkpoint) */
            readonly note: string;
        };
        readonly ConsistencyAnswer: {
            /** @description events of the smaller tree */
            readonly from: number;
            /** @description RFC 6962 root, 64 hexadecimal digits */
            readonly fromRoot: string;
            /** @description events of the larger one */
            readonly to: number;
            /** @description RFC 6962 root, 64 hexadecimal digits */
            readonly toRoot: string;
            /** @description SHA-256 in base64, leaf to root */
            readonly hashes: readonly string[];
        };
        readonly KeysAnswer: {
            /** @description the one in force last */
            readonly keys: readonly components["schemas"]["LedgerKey"][];
        };
        readonly LedgerKey: {
            /** @description C2SP verifier key */
            readonly key: string;
            /** @description checkpoints of so many events ... */
            readonly from: number;
            readonly to: number | null;
            /** @description of the event that records it */
            readonly position: number;
            readonly recordedAt: string | null;
            readonly replaces: string | null;
            /** @description whether the key it replaces has signed for it: not where that was lost; null for the first */
            readonly vouchedFor: boolean | null;
            readonly reason: string | null;
            /** @description the checkpoint it was recorded with, which names it: signed with it and, unless lost, with the old key */
            readonly note: string;
        };
        readonly EvidenceAnswer: {
            /** @description the signed note (C2SP tlog-checkpoint) */
            readonly checkpoint: string;
            readonly events: readonly {
                readonly event: components["schemas"]["LedgerEvent"];
                /** @description SHA-256 in base64, leaf to root */
                readonly hashes: readonly string[];
            }[];
            /** @description that the checkpoint is signed with, as the ledger says: better have it from elsewhere */
            readonly keys: readonly string[];
        };
        readonly LedgerEvent: {
            /** @description UUID */
            readonly id: string;
            readonly streamId: string;
            readonly revision: number;
            /** @description index of its leaf in the tree */
            readonly position: number;
            readonly type: string;
            readonly data: {
                readonly [key: string]: unknown;
            };
            readonly metadata: {
                readonly [key: string]: unknown;
            };
        };
        readonly InclusionAnswer: {
            readonly position: number;
            /** @description events in the tree */
            readonly size: number;
            /** @description RFC 6962 root, 64 hexadecimal digits */
            readonly root: string;
            /** @description 64 hexadecimal digits */
            readonly leaf: string;
            /** @description SHA-256 in base64, leaf to root */
            readonly hashes: readonly string[];
        };
        readonly IntegrityAnswer: {
            /** @description what was found first; null while nothing is known to be wrong */
            readonly mismatch: components["schemas"]["Mismatch"] | null;
            /** @description the last check of every event; for the roles that see everything */
            readonly lastPass: components["schemas"]["CompletePass"] | null;
        };
        readonly Mismatch: {
            /** @enum {string} */
            readonly kind: "altered" | "set-back" | "replaced";
            readonly position: number | null;
            readonly stream: string | null;
            readonly reason: string | null;
        };
        readonly CompletePass: {
            readonly finishedAt: string;
            readonly events: number;
            /** @description over these events, 64 hexadecimal digits */
            readonly root: string;
            /** @description how long it took, pauses included */
            readonly seconds: number;
        };
        readonly MeAnswer: {
            readonly id: string | null;
            /** @enum {string} */
            readonly role: "table" | "scorer" | "director" | "chief-director" | "committee" | "auditor" | "organiser" | "public";
            readonly session?: string;
            readonly table?: string;
            /** @enum {string} */
            readonly sees: "everything" | "restricted";
            readonly viewAs: string | null;
        };
        readonly PositionAnswer: {
            /** @description the one that was asked about */
            readonly position: number;
            readonly reached: boolean;
        };
        readonly Problem: {
            /** @description urn:session-ledger:CardNotHeld */
            readonly type: string;
            /** @description Card not held */
            readonly title: string;
            readonly status: number;
            /** @description CardNotHeld: stays the same for ever */
            readonly code: string;
            /** @description S does not hold SA: N does; in the language that Accept-Language prefers, where there is a text in it */
            readonly detail: string;
            /** @description which text the detail is: lineage.no-board */
            readonly detailCode?: string;
            /** @description what the detail names, as data */
            readonly params?: {
                readonly [key: string]: unknown;
            };
        } & {
            readonly [key: string]: unknown;
        };
        readonly SessionsAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            readonly sessions: readonly components["schemas"]["Session"][];
            readonly next: string | null;
        };
        readonly Session: {
            readonly id: string;
            readonly title: string | null;
            readonly date: string | null;
            /** @description of the venue, by its IANA name; left out where the record has none */
            readonly timeZone?: string;
            /** @description when it is to be played; left out where the record has nothing of that */
            readonly planned?: components["schemas"]["PlannedPlay"];
            readonly laws: components["schemas"]["Edition"];
            readonly regulations: string | null;
            readonly scoring: components["schemas"]["ScoringForm"];
            /** @description conditions of contest in force, whole; null where there are none */
            readonly conditions: components["schemas"]["Conditions"] | null;
            readonly contest: {
                /** @description its id */
                readonly contest: string;
                /** @description its name in the conditions */
                readonly stage: string;
                /** @description which session of the stage, from 1 */
                readonly session: number;
                /** @description where it is played; left out where the record has none */
                readonly venue?: string;
            } | null;
            readonly closed: boolean;
            readonly sections: readonly {
                readonly section: string;
                readonly title: string | null;
            }[];
            /** @description as they were entered; corrections of their entries are among `kept` */
            readonly contestants: readonly {
                /** @description Its id in this session. */
                readonly contestant: string;
                /** @enum {string} */
                readonly kind: "pair" | "team" | "individual";
                /** @description The seats a pair keeps throughout (Mitchell); left out where it plays both ways. */
                readonly direction?: components["schemas"]["Side"];
                /** @description Its players by the directory's ids. */
                readonly players?: readonly string[];
                /** @description Its stratum, as the conditions name it; the highest where left out. */
                readonly stratum?: string;
                /** @description Its handicap, in what the ranking counts: added to the total, taken off below zero. */
                readonly handicap?: string;
            }[];
            /** @description of contestants that were entered with a handicap: the revision of that event; left out where there are none */
            readonly handicapsAt?: {
                readonly [key: string]: number;
            };
            readonly rounds: readonly {
                readonly round: string;
                readonly section: string;
                readonly tables: readonly components["schemas"]["TableInRound"][];
                /** @description The match that this round is a half of; a match of its own where left out. */
                readonly match?: string;
                /** @description When the round is to be played: periods go by that (DBf X79A1, X92A1). */
                readonly planned?: components["schemas"]["PlannedPlay"];
            }[];
            /** @description facts and decisions about the session, in their order */
            readonly kept: readonly components["schemas"]["RetainedEvent"][];
            /** @description position of the last results that were put up; left out where there are none */
            readonly publishedAt?: number;
            /** @description by round, position of its last results that were put up by themselves; left out where there are none */
            readonly roundsPublishedAt?: {
                readonly [key: string]: number;
            };
            /** @description position of the last event of the session that makes other numbers or places; left out where there is none */
            readonly movedAt?: number;
            /** @description all of these events in their order; left out where there are none */
            readonly moves?: readonly {
                /** @description in the ledger */
                readonly position: number;
                /** @description in its stream */
                readonly revision: number;
            }[];
        };
        readonly RetainedEvent: {
            /** @constant */
            readonly type: "EntryCorrected";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly contestant: string;
                /** @description Its stratum, as the conditions name it; null: none, so the highest. */
                readonly stratum?: string | null;
                /** @description Its handicap, as at its entry; null: none. */
                readonly handicap?: string | null;
                readonly reason: string;
                /**
                 * Format: date-time
                 * @description When it came up. It has to be said once the results are official: periods go by that.
                 */
                readonly raisedAt?: string;
                /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                readonly firstShown?: number;
                /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
                readonly consent?: readonly ("director" | "organiser")[];
                /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
                readonly beyondDoubt?: boolean;
                /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                readonly exception?: string;
                /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
                readonly inTimeBy?: string;
            };
        } | {
            /** @constant */
            readonly type: "LineUpDeclared";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly contestant: string;
                readonly round: string;
                readonly players: readonly components["schemas"]["SeatedPlayer"][];
                /**
                 * Format: date-time
                 * @description When it was handed in: who may seat themselves last is a right (DBf 231C).
                 */
                readonly at?: string;
            };
        } | {
            /** @constant */
            readonly type: "PlayerSubstituted";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly contestant: string;
                /** @description The player who does not play. */
                readonly out: string;
                /** @description The player who takes the place. */
                readonly in: string;
                readonly rounds: readonly string[];
                readonly reason: string;
                /** @description The director or organiser who allowed it; left out where nobody was asked. */
                readonly allowedBy?: string;
                /** @description The player who is replaced could not help it (DBf 244A). */
                readonly excusable?: boolean;
            };
        } | {
            /** @constant */
            readonly type: "ContestantReplaced";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly contestant: string;
                /** @description The contestant who takes its place. */
                readonly by: string;
                /** @description The round from which on. */
                readonly from: string;
                readonly reason: string;
                /**
                 * Format: date-time
                 * @description When it came up. It has to be said once the results are official: periods go by that.
                 */
                readonly raisedAt?: string;
                /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                readonly firstShown?: number;
                /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
                readonly consent?: readonly ("director" | "organiser")[];
                /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
                readonly beyondDoubt?: boolean;
                /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                readonly exception?: string;
                /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
                readonly inTimeBy?: string;
            };
        } | {
            /** @constant */
            readonly type: "ContestantWithdrawn";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly contestant: string;
                /** @description The round from which on; the first where left out. */
                readonly from?: string;
                readonly reason: string;
                /** @description It could not help it (DBf 244A). */
                readonly excusable?: boolean;
                /**
                 * Format: date-time
                 * @description When it came up. It has to be said once the results are official: periods go by that.
                 */
                readonly raisedAt?: string;
                /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                readonly firstShown?: number;
                /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
                readonly consent?: readonly ("director" | "organiser")[];
                /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
                readonly beyondDoubt?: boolean;
                /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                readonly exception?: string;
                /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
                readonly inTimeBy?: string;
            };
        } | {
            /** @constant */
            readonly type: "RoundStarted";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly round: string;
                /** Format: date-time */
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly type: "RoundEnded";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly round: string;
                /** Format: date-time */
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly type: "ContestantLate";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly contestant: string;
                readonly round: string;
                readonly minutes: number;
                /** @description Nobody could have helped it (DBf 244A); the director's finding. */
                readonly excusable: boolean;
                /** @description Minutes after the start when the director or the organiser was told (DBf 305C3). */
                readonly told?: number;
                /** @description The match or round was played all the same, shorter or at another time. */
                readonly played: boolean;
            };
        } | {
            /** @constant */
            readonly type: "TableOverran";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly round: string;
                readonly table: string;
                readonly minutes: number;
                /** @description Contestants who could not help it. */
                readonly blameless?: readonly string[];
            };
        } | {
            /** @constant */
            readonly type: "OffenceNoted";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly contestant: string;
                readonly offence: components["schemas"]["Offence"];
                readonly round?: string;
                readonly table?: string;
                readonly boards?: readonly number[];
                /**
                 * @description What came of it, where the tariff asks for it.
                 * @enum {string}
                 */
                readonly led?: "nothing" | "turned" | "redealt-or-adjusted" | "own-score-adjusted" | "match-lost";
                readonly details?: string;
            };
        } | {
            /** @constant */
            readonly type: "ConditionsChanged";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                /** @description The conditions of contest from now on, whole. */
                readonly conditions: components["schemas"]["Conditions"];
                readonly reason: string;
                /**
                 * Format: date-time
                 * @description When it came up. It has to be said once the results are official: periods go by that.
                 */
                readonly raisedAt?: string;
                /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                readonly firstShown?: number;
                /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
                readonly consent?: readonly ("director" | "organiser")[];
                /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
                readonly beyondDoubt?: boolean;
                /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                readonly exception?: string;
                /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
                readonly inTimeBy?: string;
            };
        } | {
            /** @constant */
            readonly type: "FieldDefined";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly board: number;
                /** @description Tables that are compared with each other. */
                readonly groups: readonly {
                    readonly name: string;
                    readonly tables: readonly string[];
                    /** @description For one direction only; for both where left out. */
                    readonly direction?: components["schemas"]["Side"];
                }[];
                /** @description How many results each group stands for (A of DBf X78B), where it is not all tables of the board. */
                readonly standsFor?: number;
                readonly reason: string;
                /**
                 * Format: date-time
                 * @description When it came up. It has to be said once the results are official: periods go by that.
                 */
                readonly raisedAt?: string;
                /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                readonly firstShown?: number;
                /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
                readonly consent?: readonly ("director" | "organiser")[];
                /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
                readonly beyondDoubt?: boolean;
                /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                readonly exception?: string;
                /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
                readonly inTimeBy?: string;
            };
        } | {
            /** @constant */
            readonly type: "BoardWithdrawn";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly board: number;
                /** @description At these tables only. */
                readonly tables?: readonly string[];
                readonly reason: string;
                /**
                 * Format: date-time
                 * @description When it came up. It has to be said once the results are official: periods go by that.
                 */
                readonly raisedAt?: string;
                /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                readonly firstShown?: number;
                /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
                readonly consent?: readonly ("director" | "organiser")[];
                /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
                readonly beyondDoubt?: boolean;
                /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                readonly exception?: string;
                /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
                readonly inTimeBy?: string;
            };
        } | {
            /** @constant */
            readonly type: "WarningIssued";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly contestant: string;
                readonly offence: string;
                readonly paragraph: string;
                /** @description The fact that it is about, by its revision in the session's stream. */
                readonly fact?: number;
                readonly reason: string;
                /** @description Who decided, where another person records it. */
                readonly authority?: string;
            };
        } | {
            /** @constant */
            readonly type: "PenaltyImposed";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly contestant: string;
                /** @enum {string} */
                readonly kind: "procedural" | "disciplinary";
                readonly offence: string;
                readonly amount: components["schemas"]["PenaltyAmount"];
                /**
                 * @description What it comes off: the total, or the IMPs of a match or of the event (FSB 109D).
                 * @enum {string}
                 */
                readonly from: "total" | "imps-of-the-match" | "imps-of-the-event";
                /** @description The match whose IMPs it comes off. */
                readonly round?: string;
                readonly paragraph: string;
                /** @description The fact that it is about, by its revision in the session's stream. */
                readonly fact?: number;
                /** @description The ruling that it is a part of, or falls with. */
                readonly ruling?: components["schemas"]["DecisionAddress"];
                readonly reason: string;
                /** @description Who decided, where another person records it. */
                readonly authority?: string;
                /**
                 * Format: date-time
                 * @description When it came up. It has to be said once the results are official: periods go by that.
                 */
                readonly raisedAt?: string;
                /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                readonly firstShown?: number;
                /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
                readonly consent?: readonly ("director" | "organiser")[];
                /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
                readonly beyondDoubt?: boolean;
                /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                readonly exception?: string;
                /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
                readonly inTimeBy?: string;
            };
        } | {
            /** @constant */
            readonly type: "PenaltyVaried";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                /** @description Revision of the penalty. */
                readonly penalty: number;
                /** @description What it is from now on. */
                readonly amount: components["schemas"]["PenaltyAmount"];
                readonly paragraph: string;
                /** @description The decision on an appeal that asks for it. */
                readonly appeal?: components["schemas"]["DecisionAddress"];
                readonly reason: string;
                /** @description Who decided, where another person records it. */
                readonly authority?: string;
                /**
                 * Format: date-time
                 * @description When it came up. It has to be said once the results are official: periods go by that.
                 */
                readonly raisedAt?: string;
                /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                readonly firstShown?: number;
                /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
                readonly consent?: readonly ("director" | "organiser")[];
                /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
                readonly beyondDoubt?: boolean;
                /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                readonly exception?: string;
                /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
                readonly inTimeBy?: string;
            };
        } | {
            /** @constant */
            readonly type: "PenaltyRescinded";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                /** @description Revision of the penalty or warning. */
                readonly penalty: number;
                /** @description The ruling that it is a part of, or falls with. */
                readonly ruling?: components["schemas"]["DecisionAddress"];
                /** @description The decision on an appeal that asks for it. */
                readonly appeal?: components["schemas"]["DecisionAddress"];
                readonly reason: string;
                /** @description Who decided, where another person records it. */
                readonly authority?: string;
                /**
                 * Format: date-time
                 * @description When it came up. It has to be said once the results are official: periods go by that.
                 */
                readonly raisedAt?: string;
                /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                readonly firstShown?: number;
                /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
                readonly consent?: readonly ("director" | "organiser")[];
                /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
                readonly beyondDoubt?: boolean;
                /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                readonly exception?: string;
                /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
                readonly inTimeBy?: string;
            };
        } | {
            /** @constant */
            readonly type: "PenaltyWaived";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                /** @description Revision of the fact. */
                readonly fact: number;
                readonly contestant: string;
                readonly paragraph: string;
                readonly reason: string;
                /** @description Who decided, where another person records it. */
                readonly authority?: string;
            };
        } | {
            /** @constant */
            readonly type: "RulingFollowed";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly ruling: components["schemas"]["DecisionAddress"];
                /** @enum {string} */
                readonly standing: "in-force" | "not-in-force";
                readonly cause: components["schemas"]["DecisionAddress"];
            };
        } | {
            /** @constant */
            readonly type: "ContestantDisqualified";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly contestant: string;
                readonly paragraph: string;
                readonly reason: string;
                /** @description Who of the organiser approves of it, where it is the director's decision (91B). */
                readonly approvedBy?: string;
                /** @description Who decided, where another person records it. */
                readonly authority?: string;
                /**
                 * Format: date-time
                 * @description When it came up. It has to be said once the results are official: periods go by that.
                 */
                readonly raisedAt?: string;
                /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                readonly firstShown?: number;
                /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
                readonly consent?: readonly ("director" | "organiser")[];
                /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
                readonly beyondDoubt?: boolean;
                /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                readonly exception?: string;
                /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
                readonly inTimeBy?: string;
            };
        } | {
            /** @constant */
            readonly type: "PlayerSuspended";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly player: string;
                readonly contestant: string;
                readonly paragraph: string;
                readonly reason: string;
                /**
                 * Format: date-time
                 * @description To the end of the session where left out.
                 */
                readonly until?: string;
                /** @description Who decided, where another person records it. */
                readonly authority?: string;
            };
        } | {
            /** @constant */
            readonly type: "ResultsPublished";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                /** @enum {string} */
                readonly status: "provisional" | "official" | "final";
                /** Format: date-time */
                readonly at: string;
                /** @description Those of the session where left out. */
                readonly round?: string;
                /** @description Why they are called final although a period is open or an appeal is pending. */
                readonly exception?: string;
                /** @description A period was open, or an appeal pending. */
                readonly subjectToAppeal?: boolean;
            };
        } | {
            /** @constant */
            readonly type: "DeadlineSet";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                /** @enum {string} */
                readonly right: "score-correction" | "ruling" | "appeal" | "illegal-player" | "report-of-result";
                /** Format: date-time */
                readonly until: string;
                /**
                 * Format: date-time
                 * @description When it was decided: a period that has run out is not shortened afterwards.
                 */
                readonly decidedAt: string;
                readonly round?: string;
                /** @description The published result that it is about, by its revision: each has a period of its own (DBf X79A4). */
                readonly publication?: number;
                /** @description The one decision whose appeal it is about; nobody else's time is another. */
                readonly decision?: components["schemas"]["DecisionAddress"];
                /** @description An appeal against that decision is heard although it comes too late. */
                readonly tolerance?: boolean;
                /**
                 * Format: date-time
                 * @description Of earlier records: when play in the stage went on. Periods go by the sessions of the stage themselves.
                 */
                readonly nextSessionStart?: string;
                readonly paragraph: string;
                readonly reason: string;
            };
        } | {
            /** @constant */
            readonly type: "CarryOverSet";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly contestant: string;
                readonly amount: string;
                readonly paragraph: string;
                /** @description The session and match that it comes from. */
                readonly from?: {
                    readonly session: string;
                    readonly match?: string;
                };
                readonly reason?: string;
                /**
                 * Format: date-time
                 * @description When it came up. It has to be said once the results are official: periods go by that.
                 */
                readonly raisedAt?: string;
                /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                readonly firstShown?: number;
                /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
                readonly consent?: readonly ("director" | "organiser")[];
                /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
                readonly beyondDoubt?: boolean;
                /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                readonly exception?: string;
                /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
                readonly inTimeBy?: string;
            };
        } | {
            /** @constant */
            readonly type: "LotsDrawn";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                /** @description In the order of the draw: the first drawn is placed first. */
                readonly contestants: readonly string[];
                readonly reason: string;
                /**
                 * Format: date-time
                 * @description When it came up. It has to be said once the results are official: periods go by that.
                 */
                readonly raisedAt?: string;
                /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                readonly firstShown?: number;
                /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
                readonly consent?: readonly ("director" | "organiser")[];
                /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
                readonly beyondDoubt?: boolean;
                /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                readonly exception?: string;
                /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
                readonly inTimeBy?: string;
            };
        } | {
            /** @constant */
            readonly type: "MatchNotPlayed";
            /** @description in the session's stream */
            readonly revision: number;
            readonly data: {
                readonly match: string;
                /** @description The contestants of the match; one alone has a bye. */
                readonly contestants: readonly string[];
                /** @description Who did not come; null for a bye, and where nobody is to blame. */
                readonly absent: string | null;
                /** @description The absent team could not help it (DBf 202C1b). */
                readonly excusable?: boolean;
                readonly paragraph: string;
                readonly reason: string;
                /**
                 * Format: date-time
                 * @description When it came up. It has to be said once the results are official: periods go by that.
                 */
                readonly raisedAt?: string;
                /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                readonly firstShown?: number;
                /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
                readonly consent?: readonly ("director" | "organiser")[];
                /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
                readonly beyondDoubt?: boolean;
                /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                readonly exception?: string;
                /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
                readonly inTimeBy?: string;
            };
        };
        readonly SessionAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            readonly session: components["schemas"]["Session"];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
        };
        readonly SessionEventsAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            /** @description of the session: demo */
            readonly id: string;
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
            readonly events: readonly components["schemas"]["Event"][];
            readonly next: string | null;
        };
        readonly Event: {
            readonly revision: number;
            readonly position: number;
            readonly type: string;
            /** @description as the ledger has it: what people said is sealed */
            readonly data: {
                readonly [key: string]: unknown;
            };
            /** @description what is sealed in the data, by field; not there where nothing is */
            readonly said?: {
                readonly [key: string]: string;
            };
            readonly actor: components["schemas"]["Recorder"] | null;
            readonly occurredAt: string | null;
            readonly recordedAt: string | null;
            /** @description in words */
            readonly words: string;
        };
        readonly Recorder: {
            readonly id: string;
            readonly role: string;
            readonly session?: string;
            readonly table?: string;
        };
        readonly BoardsAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            readonly boards: readonly components["schemas"]["BoardOfSession"][];
            readonly next: string | null;
        };
        readonly BoardOfSession: {
            /** @description board-demo.1.3 */
            readonly id: string;
            readonly session: string;
            readonly section: string;
            readonly round: string | null;
            readonly table: string;
            readonly board: number;
            /** @description 2 for the first replay of the board */
            readonly attempt: number;
            readonly dealer: components["schemas"]["Seat"];
            readonly vulnerability: components["schemas"]["Vulnerability"];
            /** @description who was at the table by the record */
            readonly seated: {
                readonly NS: string;
                readonly EW: string;
            };
            /** @description who has the score: others, where it was entered for the wrong ones */
            readonly contestants: {
                readonly NS: string;
                readonly EW: string;
            };
            /** @description by seat, as far as they are known */
            readonly players: {
                readonly N?: string;
                readonly E?: string;
                readonly S?: string;
                readonly W?: string;
            };
            readonly decisions: components["schemas"]["Decisions"];
            readonly result: components["schemas"]["TableResult"] | null;
            readonly adjusted: components["schemas"]["AdjustedScore"] | null;
            readonly resultAt: number | null;
            /** @description revisions of the events by which tricks went over */
            readonly transferredAt: readonly number[];
            readonly adjustedAt: number | null;
            /** @description position of the event that last made another score of it */
            readonly movedAt: number | null;
            /** @description all of these events in their order; left out where there are none */
            readonly moves?: readonly {
                /** @description in the ledger */
                readonly position: number;
                /** @description in its stream */
                readonly revision: number;
            }[];
            /** @description the result stands; until then it is provisional */
            readonly confirmed: boolean;
            /** @description by their revision in the board's stream */
            readonly findings: {
                readonly [key: string]: {
                    readonly rule: string;
                    readonly seat: components["schemas"]["Seat"];
                    readonly paragraph: string;
                };
            };
        };
        readonly Decisions: {
            /** @description what has made the score, one upon the other */
            readonly layers: readonly components["schemas"]["ScoreLayer"][];
            readonly drafts: readonly {
                /** @description in the board's stream */
                readonly at: number;
                readonly data: {
                    /** @description The acts at the table that it is about. */
                    readonly about?: readonly number[];
                    /** @description All on record that no ruling in force rests on, where left out. */
                    readonly grounds?: components["schemas"]["RulingGrounds"];
                    readonly laws: readonly components["schemas"]["LawRef"][];
                    /** @description What is put right at the table, in words. */
                    readonly rectification?: string;
                    /** @description The session imposes them as long as the ruling stands. */
                    readonly penalties?: readonly components["schemas"]["RuledPenalty"][];
                    readonly reasons: string;
                    /** @description Who ruled. */
                    readonly by: string;
                    /** @description Who was asked before it was given, and as what (another director, an expert player). */
                    readonly consulted?: readonly {
                        readonly who: string;
                        readonly as: string;
                    }[];
                    /** @description The players were told that they may appeal (83). */
                    readonly rightOfAppeal: boolean;
                    /** @description A director's own error is put right: both sides are non-offending (82C). */
                    readonly directorsError?: boolean;
                    /** @description Decisions that it takes for granted: when one of them falls, this is to be looked at again. */
                    readonly builtOn?: readonly components["schemas"]["DecisionAddress"][];
                    /** @description The ruling of this board, by its revision, whose place it takes. */
                    readonly amends?: number;
                    /** @description The committee that may not overrule has asked for it (93B3). */
                    readonly recommendedBy?: components["schemas"]["DecisionAddress"];
                    /**
                     * Format: date-time
                     * @description When it was asked for; of one that takes another's place, when the error came up.
                     */
                    readonly raisedAt?: string;
                    /**
                     * Format: date-time
                     * @description Of earlier records: when play in the stage went on. Periods go by the sessions of the stage themselves.
                     */
                    readonly nextSessionStart?: string;
                    /** @description In words; made from outcome or transfer where left out. */
                    readonly score?: string;
                };
            }[];
            readonly rulings: readonly {
                /** @description in the board's stream */
                readonly at: number;
                readonly data: {
                    /** @description The acts at the table that it is about. */
                    readonly about?: readonly number[];
                    /** @description All on record that no ruling in force rests on, where left out. */
                    readonly grounds?: components["schemas"]["RulingGrounds"];
                    readonly laws: readonly components["schemas"]["LawRef"][];
                    /** @description What is put right at the table, in words. */
                    readonly rectification?: string;
                    /** @description The session imposes them as long as the ruling stands. */
                    readonly penalties?: readonly components["schemas"]["RuledPenalty"][];
                    readonly reasons: string;
                    /** @description Who ruled. */
                    readonly by: string;
                    /** @description Who was asked before it was given, and as what (another director, an expert player). */
                    readonly consulted?: readonly {
                        readonly who: string;
                        readonly as: string;
                    }[];
                    /** @description The players were told that they may appeal (83). */
                    readonly rightOfAppeal: boolean;
                    /** @description A director's own error is put right: both sides are non-offending (82C). */
                    readonly directorsError?: boolean;
                    /** @description Decisions that it takes for granted: when one of them falls, this is to be looked at again. */
                    readonly builtOn?: readonly components["schemas"]["DecisionAddress"][];
                    /** @description The ruling of this board, by its revision, whose place it takes. */
                    readonly amends?: number;
                    /** @description The committee that may not overrule has asked for it (93B3). */
                    readonly recommendedBy?: components["schemas"]["DecisionAddress"];
                    /**
                     * Format: date-time
                     * @description When it was asked for; of one that takes another's place, when the error came up.
                     */
                    readonly raisedAt?: string;
                    /**
                     * Format: date-time
                     * @description Of earlier records: when play in the stage went on. Periods go by the sessions of the stage themselves.
                     */
                    readonly nextSessionStart?: string;
                    /** @description Revision of the draft that it comes from. */
                    readonly draft?: number;
                    /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                    readonly exception?: string;
                    /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
                    readonly inTimeBy?: string;
                };
            }[];
            readonly told: readonly {
                /** @description in the board's stream */
                readonly at: number;
                readonly data: {
                    /** @description Revision of the ruling. */
                    readonly ruling: number;
                    /**
                     * Format: date-time
                     * @description From then on it may be appealed.
                     */
                    readonly at: string;
                    /** @description Contestants of the board. */
                    readonly to: readonly string[];
                    /**
                     * Format: date-time
                     * @description Another time for this case than that of the regulations, told to both sides (DBf 253B1).
                     */
                    readonly appealUntil?: string;
                };
            }[];
            readonly reversals: readonly {
                /** @description in the board's stream */
                readonly at: number;
                readonly data: {
                    readonly decision: number;
                    /** Format: date-time */
                    readonly at: string;
                    /** @enum {string} */
                    readonly authority: "director" | "chief-director" | "committee";
                    readonly by: string;
                    readonly law: components["schemas"]["LawRef"];
                    readonly reasons: string;
                    /**
                     * Format: date-time
                     * @description When it was first taken up, where that was in time and the reversal itself is not (81C3, DBf X79B1).
                     */
                    readonly raisedAt?: string;
                    /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                    readonly firstShown?: number;
                    /**
                     * Format: date-time
                     * @description Of earlier records: when play in the stage went on. Periods go by the sessions of the stage themselves.
                     */
                    readonly nextSessionStart?: string;
                    /** @description The committee that may not overrule has asked for it (93B3). */
                    readonly recommendedBy?: components["schemas"]["DecisionAddress"];
                    /** @description The decision on an appeal that asks for it. */
                    readonly appeal?: components["schemas"]["DecisionAddress"];
                    /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                    readonly exception?: string;
                };
            }[];
            readonly upheld: readonly {
                /** @description in the board's stream */
                readonly at: number;
                readonly data: {
                    readonly ruling: number;
                    readonly appeal: components["schemas"]["DecisionAddress"];
                };
            }[];
            readonly reviewed: readonly {
                /** @description in the board's stream */
                readonly at: number;
                readonly data: {
                    /** @description Revision of the ruling that stands. */
                    readonly ruling: number;
                    /** @description The decision that has fallen. */
                    readonly because: components["schemas"]["DecisionAddress"];
                    readonly by: string;
                    readonly reasons: string;
                };
            }[];
        };
        readonly ScoreLayer: {
            /** @constant */
            readonly kind: "result";
            /** @description in the board's stream */
            readonly at: number;
            readonly result: components["schemas"]["TableResult"];
        } | {
            /** @constant */
            readonly kind: "correction";
            /** @description in the board's stream */
            readonly at: number;
            readonly data: {
                /**
                 * @description `entry`: computed or entered wrong (79C); `tricks`: the number that was agreed on (79A, 79B).
                 * @enum {string}
                 */
                readonly error: "entry" | "tricks";
                /** @enum {string} */
                readonly madeBy: "players" | "official";
                /** @description What it is now; left out where only the contestants were wrong. */
                readonly result?: components["schemas"]["PlayedResult"] | null;
                /** @description In place of a result: points as North-South have them, of a contract that is not known. */
                readonly score?: number;
                /** @description Whose score it is, where it was entered for others. */
                readonly contestants?: {
                    readonly NS: string;
                    readonly EW: string;
                };
                /**
                 * Format: date-time
                 * @description When it came up: the period goes by that.
                 */
                readonly raisedAt: string;
                readonly raisedBy: string;
                /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                readonly firstShown?: number;
                /**
                 * Format: date-time
                 * @description Of earlier records: when play in the stage went on. Periods go by the sessions of the stage themselves.
                 */
                readonly nextSessionStart?: string;
                /** @description Who agrees to it, where the time is over. */
                readonly consent?: readonly ("opponents" | "director" | "organiser")[];
                /** @description Beyond reasonable doubt (79C2, DBf X79B2), or the director is fully sure of what was played (79B3 of 2017). */
                readonly beyondDoubt?: boolean;
                /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                readonly exception?: string;
                readonly law: components["schemas"]["LawRef"];
                /** @description Who corrected it. */
                readonly authority: string;
                readonly reason: string;
            };
        } | {
            /** @constant */
            readonly kind: "transfer";
            /** @description in the board's stream */
            readonly at: number;
            readonly data: {
                readonly to: components["schemas"]["Side"];
                readonly tricks: number;
                readonly law: components["schemas"]["LawRef"];
                readonly ruling?: number;
                /** @description Who transferred them. */
                readonly authority: string;
                readonly reason?: string;
                /**
                 * Format: date-time
                 * @description When it came up. It has to be said once the results are official: periods go by that.
                 */
                readonly raisedAt?: string;
                /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                readonly firstShown?: number;
                /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
                readonly consent?: readonly ("director" | "organiser")[];
                /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
                readonly beyondDoubt?: boolean;
                /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                readonly exception?: string;
                /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
                readonly inTimeBy?: string;
            };
        } | {
            /** @enum {string} */
            readonly kind: "adjustment" | "appeal";
            /** @description in the board's stream */
            readonly at: number;
            readonly data: {
                /** @enum {string} */
                readonly kind: "artificial" | "assigned";
                readonly percent?: {
                    readonly NS: number;
                    readonly EW: number;
                };
                readonly outcome?: {
                    readonly NS: components["schemas"]["AdjustedOutcome"];
                    readonly EW: components["schemas"]["AdjustedOutcome"];
                };
                readonly law?: components["schemas"]["LawRef"];
                readonly authority: string;
                readonly reason?: string;
                readonly ruling?: number;
                readonly appeal?: components["schemas"]["DecisionAddress"];
                readonly against?: number;
                /**
                 * Format: date-time
                 * @description When it came up. It has to be said once the results are official: periods go by that.
                 */
                readonly raisedAt?: string;
                /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                readonly firstShown?: number;
                /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
                readonly consent?: readonly ("director" | "organiser")[];
                /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
                readonly beyondDoubt?: boolean;
                /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                readonly exception?: string;
                /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
                readonly inTimeBy?: string;
            };
        };
        readonly TableResult: {
            /** @constant */
            readonly kind: "agreed";
            /** @description Null when all passed. */
            readonly result: components["schemas"]["PlayedResult"] | null;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
            /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
            readonly inTimeBy?: string;
        } | {
            /** @constant */
            readonly kind: "entered";
            /** @description Null when all passed. */
            readonly result: components["schemas"]["PlayedResult"] | null;
            readonly lead?: components["schemas"]["Card"];
            /** @description Where it comes from: a score slip, a tablet. */
            readonly source: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
            /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
            readonly inTimeBy?: string;
        } | {
            /** @constant */
            readonly kind: "score-only";
            /** @description Points as North-South have them. */
            readonly score: number;
            /** @description Where it comes from: a list of scores, a file. */
            readonly source: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
            /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
            readonly inTimeBy?: string;
        } | {
            /** @constant */
            readonly kind: "not-played";
            readonly reason: string;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
            /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
            readonly inTimeBy?: string;
        };
        readonly AdjustedScore: {
            /** @enum {string} */
            readonly kind: "artificial" | "assigned";
            readonly percent?: {
                readonly NS: number;
                readonly EW: number;
            };
            readonly outcome?: {
                readonly NS: components["schemas"]["AdjustedOutcome"];
                readonly EW: components["schemas"]["AdjustedOutcome"];
            };
            readonly law?: components["schemas"]["LawRef"];
            readonly authority: string;
            readonly reason?: string;
            readonly ruling?: number;
            readonly appeal?: components["schemas"]["DecisionAddress"];
            readonly against?: number;
            /**
             * Format: date-time
             * @description When it came up. It has to be said once the results are official: periods go by that.
             */
            readonly raisedAt?: string;
            /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
            readonly firstShown?: number;
            /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
            readonly consent?: readonly ("director" | "organiser")[];
            /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
            readonly beyondDoubt?: boolean;
            /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
            readonly exception?: string;
            /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
            readonly inTimeBy?: string;
        };
        readonly SectionsAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            readonly sections: readonly components["schemas"]["Section"][];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
            readonly next: string | null;
        };
        readonly Section: {
            readonly section: string;
            readonly title: string | null;
            /** @description their ids */
            readonly contestants: readonly string[];
            readonly tables: readonly string[];
            readonly boards: readonly number[];
            readonly rounds: readonly {
                readonly round: string;
                /** @description The match that this round is a half of; a match of its own where left out. */
                readonly match?: string;
                readonly tables: readonly components["schemas"]["TableInRound"][];
            }[];
        };
        readonly StandingsAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            readonly basis: components["schemas"]["RankingBasis"];
            readonly standings: components["schemas"]["Standings"];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
            /** @description the tree of the ledger that the answer was made from; to callers with restricted access that of the last checkpoint at or before the position; null before the first */
            readonly tree: components["schemas"]["AnswerTree"] | null;
        };
        readonly RankingBasis: {
            /**
             * @description released: boards that are still being played are left out; none: there is no ranking for this reader now
             * @enum {string}
             */
            readonly boards: "all" | "released" | "none";
            /** @description boards with a result that counts in the ranking */
            readonly counted: number;
            /** @description boards of its sessions */
            readonly of: number;
        };
        readonly Standings: {
            /** @description the session; of a stage, its last */
            readonly session: string;
            /** @description all that count, in order */
            readonly sessions: readonly string[];
            readonly scoring: components["schemas"]["ScoringForm"];
            /**
             * @description what totals are
             * @enum {string}
             */
            readonly measure: "sum" | "percent" | "factored" | "victory-points";
            /** @enum {string} */
            readonly status: "provisional" | "official" | "final";
            /** @description numbers are made from something else than when that was said of them */
            readonly changedSince: boolean;
            /** @description they were called final by an exception, while a period or an appeal was open */
            readonly subjectToAppeal: boolean;
            /** @description by which table; left out where the conditions name none, and of a part of a stage, which has none of its own */
            readonly masterpoints?: {
                readonly table: string;
                readonly level: string;
                readonly reference: string;
                /** @description why the table has none for this event */
                readonly why: components["schemas"]["Message"] | null;
            };
            /** @description one ranking, or one for each direction, section or match */
            readonly groups: readonly components["schemas"]["StandingsGroup"][];
            /** @description further rankings over the same scores, by conditions; the standings do not change */
            readonly layers: readonly components["schemas"]["StandingsLayer"][];
            /** @description boards that count for nobody yet */
            readonly uncounted: readonly {
                readonly id: string;
                readonly why: components["schemas"]["Message"];
            }[];
            /** @description boards that count, and whose results are not confirmed */
            readonly provisional: readonly string[];
        };
        readonly Message: {
            readonly code: string;
            readonly params: {
                readonly [key: string]: components["schemas"]["Param"];
            };
        };
        readonly Param: (string | null) | number | {
            /** @description an exact number: 18, -0.5 or 7/3 */
            readonly exact: string;
        } | {
            readonly seat: components["schemas"]["Seat"];
        } | {
            readonly side: components["schemas"]["Side"];
        } | {
            readonly card: components["schemas"]["Card"];
        } | {
            readonly call: components["schemas"]["Call"];
        } | {
            readonly result: components["schemas"]["PlayedResult"] | null;
        } | {
            readonly contestant: string;
        } | {
            readonly authority: string;
        } | {
            readonly name: string;
            /** @enum {string} */
            readonly of?: "instance" | "offence" | "part" | "party" | "procedure";
        } | {
            readonly paragraph: string;
        } | {
            readonly instant: string;
        } | {
            readonly list: readonly components["schemas"]["Param"][];
            /** @enum {string} */
            readonly joined?: "and" | "or" | "plus" | "apart";
        } | {
            readonly code: string;
            readonly params: {
                readonly [key: string]: components["schemas"]["Param"];
            };
        };
        /** @enum {string} */
        readonly Call: "Pass" | "X" | "XX" | "1C" | "1D" | "1H" | "1S" | "1NT" | "2C" | "2D" | "2H" | "2S" | "2NT" | "3C" | "3D" | "3H" | "3S" | "3NT" | "4C" | "4D" | "4H" | "4S" | "4NT" | "5C" | "5D" | "5H" | "5S" | "5NT" | "6C" | "6D" | "6H" | "6S" | "6NT" | "7C" | "7D" | "7H" | "7S" | "7NT";
        readonly StandingsGroup: {
            /** @description the side it ranks, where contestants keep their seats */
            readonly direction: components["schemas"]["Side"] | null;
            /** @description a side, a section, a match; empty where there is only one ranking */
            readonly ranking: string;
            readonly rows: readonly components["schemas"]["StandingsRow"][];
        };
        readonly StandingsRow: {
            /** @description 3, 3= when shared, - without one */
            readonly place: string;
            readonly contestant: string;
            /** @description that count */
            readonly boards: number;
            readonly total: string | null;
            readonly percentage: string | null;
            readonly factored: string | null;
            readonly matches: number | null;
            readonly carriedOver: string | null;
            readonly penalties: string | null;
            /** @description of each player; left out where the conditions name no table of them */
            readonly masterpoints?: string | null;
            /** @description what placed it among those with the same total; why it has no place */
            readonly reasons: readonly components["schemas"]["Message"][];
        };
        readonly StandingsLayer: {
            /** @enum {string} */
            readonly kind: "stratum" | "handicap" | "venue";
            /** @description where the conditions have it */
            readonly paragraph: string | null;
            readonly rankings: readonly components["schemas"]["LayerRanking"][];
            /** @description contestants of the standings that are in none of them: no handicap on record */
            readonly without: readonly string[];
        };
        readonly LayerRanking: {
            /** @description what it ranks: a stratum, a venue; empty in the one with handicaps */
            readonly name: string;
            /** @description the side that it ranks, where contestants keep their seats */
            readonly direction: components["schemas"]["Side"] | null;
            /** @description the ranking of the standings that it is laid over */
            readonly ranking: string;
            readonly rows: readonly components["schemas"]["LayerRow"][];
        };
        readonly LayerRow: {
            /** @description 3, 3= when shared */
            readonly place: string;
            readonly contestant: string;
            /** @description by the measure of the standings: a percentage where that is percent */
            readonly total: string;
            /** @description what was added to the total of the standings; null in other layers */
            readonly handicap: string | null;
            /** @description its place in the ranking that the layer is laid over */
            readonly overall: string;
        };
        readonly AnswerTree: {
            /** @description events that the tree is over */
            readonly size: number;
            /** @description RFC 6962 root over them, 64 hexadecimal digits */
            readonly root: string;
        };
        readonly TravellersAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            readonly travellers: readonly components["schemas"]["Traveller"][];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
            /** @description the tree of the ledger that the answer was made from; to callers with restricted access that of the last checkpoint at or before the position; null before the first */
            readonly tree: components["schemas"]["AnswerTree"] | null;
            readonly next: string | null;
        };
        readonly Traveller: {
            readonly session: string;
            readonly section: string;
            readonly board: number;
            /** @description the best N-S score first */
            readonly lines: readonly components["schemas"]["TravellerLine"][];
        };
        readonly TravellerLine: {
            readonly id: string;
            readonly round: string | null;
            readonly table: string;
            readonly contestants: {
                readonly NS: string;
                readonly EW: string;
            };
            readonly result: components["schemas"]["TableResult"] | null;
            readonly score: components["schemas"]["Score"];
            /** @description a side has null where it has nothing from the board */
            readonly points: {
                readonly NS: string | null;
                readonly EW: string | null;
            } | null;
            readonly top: string | null;
            /** @description why there are no points, or none for one side */
            readonly why: components["schemas"]["Message"] | null;
            /** @description how many */
            readonly findings: number;
            /** @description the result stands; until then it is provisional */
            readonly confirmed: boolean;
        };
        readonly Score: {
            /** @constant */
            readonly kind: "score";
            /** @description points seen from N-S */
            readonly score: number;
        } | {
            /** @constant */
            readonly kind: "artificial";
            readonly percent: {
                readonly NS: number;
                readonly EW: number;
            };
        } | {
            /** @constant */
            readonly kind: "adjusted";
            readonly outcome: {
                readonly NS: components["schemas"]["AdjustedOutcome"];
                readonly EW: components["schemas"]["AdjustedOutcome"];
            };
            readonly score: number | null;
        } | {
            /** @constant */
            readonly kind: "not-played";
        } | {
            /** @constant */
            readonly kind: "none";
        };
        readonly MatchesAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            /** @description pages are of these */
            readonly matches: readonly components["schemas"]["Match"][];
            /** @description two for each match, one for each pair */
            readonly ofPairs: readonly components["schemas"]["PairMatch"][];
            readonly unplayed: readonly components["schemas"]["UnplayedMatch"][];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
            readonly next: string | null;
        };
        readonly Match: {
            readonly match: string;
            readonly section: string;
            readonly rounds: readonly string[];
            /** @description contestants; the home team sits N-S in the open room */
            readonly teams: {
                readonly home: string;
                readonly away: string;
            };
            readonly boards: readonly components["schemas"]["MatchBoard"][];
            /** @description boards that count */
            readonly counted: number;
            /** @description of all boards, less what was deducted in the match; in a knock-out the IMPs that each has won, else won less lost */
            readonly points: {
                /** @description a decimal number, two digits after the point */
                readonly home: string;
                /** @description a decimal number, two digits after the point */
                readonly away: string;
            };
            /** @description of the boards, 2-1-0 each, where they count beside the match as a whole (Patton) */
            readonly boardPoints: {
                /** @description a decimal number, two digits after the point */
                readonly home: string;
                /** @description a decimal number, two digits after the point */
                readonly away: string;
            } | null;
            /** @description by Patton with the points of the boards */
            readonly victoryPoints: {
                /** @description a decimal number, two digits after the point */
                readonly home: string;
                /** @description a decimal number, two digits after the point */
                readonly away: string;
            } | null;
            /** @description null outside of a knock-out */
            readonly knockOut: components["schemas"]["KnockOut"] | null;
        };
        readonly MatchBoard: {
            readonly board: number;
            /** @description where the home team sits N-S (DBf 231A2); null where it has not been opened */
            readonly open: components["schemas"]["Room"] | null;
            /** @description where the home team sits E-W */
            readonly closed: components["schemas"]["Room"] | null;
            /** @description the second tables of teams of eight, by their order; none in matches of two tables */
            readonly others: readonly {
                readonly open: components["schemas"]["Room"] | null;
                readonly closed: components["schemas"]["Room"] | null;
            }[];
            /** @description which tables are compared, and what that comes to, where there are several; they add up to the points */
            readonly comparisons: readonly {
                /** @description the name of the table */
                readonly open: string | null;
                readonly closed: string | null;
                readonly points: {
                    /** @description a decimal number, two digits after the point */
                    readonly home: string;
                    /** @description a decimal number, two digits after the point */
                    readonly away: string;
                } | null;
                /** @description why there are no points */
                readonly why: components["schemas"]["Message"] | null;
            }[];
            /** @description IMPs, or points of board-a-match */
            readonly points: {
                /** @description a decimal number, two digits after the point */
                readonly home: string;
                /** @description a decimal number, two digits after the point */
                readonly away: string;
            } | null;
            /** @description why there are no points */
            readonly why: components["schemas"]["Message"] | null;
        };
        readonly Room: {
            /** @description board-demo.1.3 */
            readonly id: string;
            readonly table: string;
            readonly result: components["schemas"]["TableResult"] | null;
            readonly score: components["schemas"]["Score"];
            readonly confirmed: boolean;
        };
        readonly KnockOut: {
            /** @description IMPs, with what was carried over and deducted, as the home team sees it */
            readonly difference: string;
            readonly carriedOver: string | null;
            /** @description of all boards with a score in both rooms (DBf 222B) */
            readonly totalPoints: {
                readonly home: string;
                readonly away: string;
            };
            /** @enum {string} */
            readonly status: "in-play" | "won" | "level";
            /** @description who has won, or is ahead as long as boards are left */
            readonly ahead: ("home" | "away") | null;
            /** @description what tells the teams apart */
            readonly by: components["schemas"]["Message"] | null;
            /** @description DBf 222B1 */
            readonly paragraph: string;
            /** @description to be played besides (DBf 222C) */
            readonly extraBoards: number;
        };
        readonly PairMatch: {
            readonly match: string;
            readonly section: string;
            readonly rounds: readonly string[];
            readonly contestant: string;
            readonly opponents: string;
            /** @description that count for the pair */
            readonly boards: number;
            /** @description percentage of the matchpoints of these boards, or IMPs */
            readonly points: string;
            /** @description null where the scale has no column for so many boards */
            readonly victoryPoints: string | null;
        };
        readonly UnplayedMatch: {
            readonly match: string;
            /** @description one alone has a bye */
            readonly contestants: readonly string[];
            readonly absent: string | null;
            readonly paragraph: string;
            readonly reason: string;
            /** @description by contestant, as far as something says what they have */
            readonly victoryPoints: {
                readonly [key: string]: string;
            };
            readonly winner: string | null;
            readonly why: components["schemas"]["Message"] | null;
        };
        readonly LineageAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            /** @description total/3 */
            readonly address: string;
            /** @description an exact number: 18, -0.5 or 7/3 */
            readonly value: string;
            readonly place: string | null;
            /** @description what placed it among those with the same total */
            readonly reasons: readonly components["schemas"]["Message"][];
            /** @description every event that it rests on, as STREAM@REVISION */
            readonly events: readonly string[];
            readonly derivation: components["schemas"]["Derivation"];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
        };
        readonly Derivation: {
            /** @description an exact number: 18, -0.5 or 7/3 */
            readonly value: string;
            /** @description what the number is */
            readonly what: components["schemas"]["Message"];
            /** @description how it comes from its parts */
            readonly how: components["schemas"]["Operation"];
            readonly paragraph: string | null;
            /** @description of a leaf: the events that it was read from, as STREAM@REVISION */
            readonly sources: readonly string[];
            /** @description the numbers that it comes from */
            readonly parts: readonly components["schemas"]["Derivation"][];
        };
        readonly Operation: {
            /** @enum {string} */
            readonly kind: "given" | "sum" | "product" | "quotient" | "imps" | "units" | "greatest" | "least";
        } | {
            /** @constant */
            readonly kind: "contract";
            readonly contract: components["schemas"]["Contract"] | null;
            readonly tricks: number;
            /** @enum {string} */
            readonly vulnerability: "None" | "NS" | "EW" | "All";
            readonly side: components["schemas"]["Side"];
        } | {
            /** @constant */
            readonly kind: "weighted-sum";
            readonly weights: readonly string[];
        } | {
            /** @constant */
            readonly kind: "rounded";
            /** @description an exact number: 18, -0.5 or 7/3 */
            readonly unit: string;
            /** @description an exact number: 18, -0.5 or 7/3 */
            readonly average: string;
            readonly to: string;
        } | {
            /** @constant */
            readonly kind: "row";
            readonly table: components["schemas"]["Message"];
            /** @description an exact number: 18, -0.5 or 7/3 */
            readonly from: string;
            readonly below: string | null;
        } | {
            /** @constant */
            readonly kind: "formula";
            readonly formula: components["schemas"]["Message"];
        };
        readonly RulingsAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            /** @description board after board, in their order */
            readonly rulings: readonly components["schemas"]["RulingOfBoard"][];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
            readonly next: string | null;
        };
        readonly RulingOfBoard: {
            /** @description in the board's stream */
            readonly at: number;
            /** @enum {string} */
            readonly status: "drafted" | "given" | "told" | "upheld-on-appeal" | "changed-on-appeal" | "reversed" | "amended";
            /** @description who ruled */
            readonly by: string;
            readonly laws: readonly components["schemas"]["LawRef"][];
            readonly reasons: string;
            readonly rectification: string | null;
            /** @description the players were told that they may appeal (83) */
            readonly rightOfAppeal: boolean;
            /** @description a director's own error is put right (82C) */
            readonly directorsError: boolean;
            /** @description the acts that it is about */
            readonly about: readonly number[];
            /** @description what it rests on: kinds that it has nothing of are left out */
            readonly grounds: components["schemas"]["RulingGrounds"];
            /** @description the events of its score; of a draft, the score in mind */
            readonly score: readonly {
                /** @description in the board's stream */
                readonly at: number;
                readonly words: string;
                /** @description the same as data */
                readonly text: components["schemas"]["Message"] | null;
            }[];
            readonly penalties: readonly components["schemas"]["RuledPenalty"][];
            readonly told: readonly {
                /** @description in the board's stream */
                readonly at: number;
                /** @description 2026-02-01T19:30:00Z */
                readonly when: string;
                readonly to: readonly string[];
                readonly appealUntil: string | null;
            }[];
            readonly amends: number | null;
            readonly amendedBy: number | null;
            readonly reversedBy: number | null;
            readonly upheldBy: number | null;
            readonly changedBy: number | null;
            /** @description decisions that it takes for granted */
            readonly builtOn: readonly components["schemas"]["DecisionAddress"][];
            /** @description those of them that have fallen since: it is to be looked at again */
            readonly flags: readonly components["schemas"]["DecisionAddress"][];
            /** @description all of it in words */
            readonly words: string;
            /** @description the board's: board-q21.4.11 */
            readonly stream: string;
        };
        readonly BoardAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            readonly id: string;
            /** @description after so many events */
            readonly at: number;
            /** @description how many there are */
            readonly of: number;
            readonly view: components["schemas"]["Board"] | null;
        };
        readonly Board: {
            /** @description board-demo.1.3 */
            readonly id: string;
            readonly session: string;
            readonly section: string;
            readonly round: string | null;
            readonly table: string;
            readonly board: number;
            readonly attempt: number;
            readonly laws: components["schemas"]["Edition"];
            readonly dealer: components["schemas"]["Seat"];
            readonly vulnerability: components["schemas"]["Vulnerability"];
            /** @description who has the score: others than sat there, where it was entered for the wrong ones */
            readonly contestants: {
                readonly NS: string;
                readonly EW: string;
            };
            /** @description by seat, as far as they are known */
            readonly players: {
                readonly N?: string;
                readonly E?: string;
                readonly S?: string;
                readonly W?: string;
            };
            /** @enum {string} */
            readonly phase: "auction" | "clarification" | "play" | "ended";
            readonly turn: components["schemas"]["Seat"] | null;
            readonly deal: string | null;
            /** @description what each seat still holds; null where not known */
            readonly hands: {
                readonly N: readonly components["schemas"]["Card"][] | null;
                readonly E: readonly components["schemas"]["Card"][] | null;
                readonly S: readonly components["schemas"]["Card"][] | null;
                readonly W: readonly components["schemas"]["Card"][] | null;
            };
            readonly auction: readonly components["schemas"]["CallMade"][];
            readonly contract: {
                readonly bid: components["schemas"]["Bid"];
                readonly declarer: components["schemas"]["Seat"];
                readonly risk: components["schemas"]["Risk"];
                /** @description in words */
                readonly text: string;
                readonly dummy: components["schemas"]["Seat"];
            } | null;
            readonly passedOut: boolean;
            readonly leadPlaced: components["schemas"]["Seat"] | null;
            readonly spread: readonly components["schemas"]["Seat"][];
            readonly tricks: readonly {
                readonly cards: readonly components["schemas"]["CardOnTable"][];
                readonly winner: components["schemas"]["Seat"];
            }[];
            readonly trick: readonly components["schemas"]["CardOnTable"][];
            /** @description on the table before their time: led to a later trick, or beside another card */
            readonly ahead: readonly components["schemas"]["CardOnTable"][];
            readonly won: {
                readonly NS: number;
                readonly EW: number;
            };
            readonly exposed: readonly components["schemas"]["CardOnTable"][];
            readonly penaltyCards: readonly {
                /** @description its revision */
                readonly act: number;
                readonly seat: components["schemas"]["Seat"];
                readonly card: components["schemas"]["Card"];
                /** @enum {string} */
                readonly kind: "minor" | "major";
            }[];
            /** @description in their order */
            readonly withdrawnCards: readonly {
                /** @description its revision */
                readonly act: number;
                readonly seat: components["schemas"]["Seat"];
                readonly card: components["schemas"]["Card"];
                /** @description the paragraph it fell under */
                readonly law: string;
            }[];
            readonly revokes: readonly components["schemas"]["Revoke"][];
            /** @description tricks a side gets for the revokes of the other side */
            readonly transfer: {
                readonly NS: number;
                readonly EW: number;
            };
            readonly claim: components["schemas"]["Claim"] | null;
            /** @description what claims have been reckoned to be worth: it decides nothing */
            readonly advice: readonly components["schemas"]["ClaimAdvice"][];
            /** @description what was ruled, and what has become of it */
            readonly rulings: readonly components["schemas"]["Ruling"][];
            readonly result: components["schemas"]["TableResult"] | null;
            readonly adjusted: components["schemas"]["AdjustedScore"] | null;
            readonly score: components["schemas"]["Score"];
            readonly findings: readonly components["schemas"]["Finding"][];
            /** @description the result stands; until then it is provisional */
            readonly confirmed: boolean;
            /** @description where the record disagrees with itself */
            readonly contradictions: readonly components["schemas"]["Message"][];
            /** @description the calls in force, in their order; 8C to 9NT too, where they were said */
            readonly inForce: readonly components["schemas"]["SaidCall"][];
            /** @description the same by seat and act; no act for a pass deemed made */
            readonly standing: readonly {
                readonly seat: components["schemas"]["Seat"];
                readonly act: number | null;
            }[];
            readonly irregularities: readonly components["schemas"]["Irregularity"][];
            /** @description what may be chosen */
            readonly options: readonly components["schemas"]["Option"][];
            /** @description what somebody must do, or not do */
            readonly obligations: readonly components["schemas"]["Obligation"][];
            /** @description judgements that are waited for */
            readonly questions: readonly components["schemas"]["Question"][];
            /** @description for the director to look at after the play */
            readonly reviews: readonly components["schemas"]["Review"][];
            /** @description what the director has looked at, and decided */
            readonly closedReviews: readonly components["schemas"]["ClosedReview"][];
            /** @description what a side knows otherwise than from calls and plays */
            readonly information: readonly components["schemas"]["Information"][];
            /** @description peers who were asked */
            readonly polls: readonly components["schemas"]["Poll"][];
            readonly directorCalled: boolean;
            readonly procedure: components["schemas"]["Procedure"];
        };
        readonly CallMade: {
            /** @description its revision */
            readonly act: number;
            readonly seat: components["schemas"]["Seat"];
            readonly call: components["schemas"]["SaidCall"];
            /** @enum {string} */
            readonly status: "in-force" | "withdrawn" | "cancelled" | "attempted";
            readonly law: string | null;
            readonly alerted: boolean;
            readonly explanations: readonly {
                readonly by: components["schemas"]["Seat"];
                readonly text: string;
            }[];
            readonly tempo: readonly {
                /** @enum {string} */
                readonly kind: "slow" | "fast";
                readonly seconds: number | null;
                readonly disputed: boolean;
            }[];
            readonly findings: readonly components["schemas"]["Finding"][];
        };
        readonly Finding: {
            /** @description revision of the act it is about */
            readonly act: number;
            readonly seat: components["schemas"]["Seat"];
            readonly rule: string;
            /** @description the rule in words */
            readonly label: string;
            /** @description 27A */
            readonly paragraph: string;
            /** @description Law 27A (WBF 2017) */
            readonly citation: string;
        };
        readonly CardOnTable: {
            /** @description its revision */
            readonly act: number;
            readonly seat: components["schemas"]["Seat"];
            readonly card: components["schemas"]["Card"];
            readonly findings: readonly components["schemas"]["Finding"][];
        };
        readonly Revoke: {
            /** @description its revision */
            readonly act: number;
            readonly seat: components["schemas"]["Seat"];
            /** @description 1 to 13 */
            readonly trick: number;
            /** @description that should have been followed; null where a restriction was broken */
            readonly suit: components["schemas"]["Suit"] | null;
            /** @enum {string} */
            readonly status: "open" | "corrected" | "established";
            /** @description tricks that go over to the other side, as things stand */
            readonly transfer: number;
        };
        readonly Claim: {
            /** @enum {string} */
            readonly kind: "claim" | "concession";
            readonly by: components["schemas"]["Seat"];
            readonly tricks: number | null;
            readonly statement: string | null;
            /** @enum {string} */
            readonly status: "made" | "accepted" | "disputed" | "objected" | "played-on" | "ruled";
            readonly acceptedBy: components["schemas"]["Seat"] | null;
            /** @description revision of the act that made it */
            readonly at: number;
            /** @description nothing can be objected any more (69A) */
            readonly settled: boolean;
            /** @description tricks won when play ceased */
            readonly won: {
                readonly NS: number;
                readonly EW: number;
            };
            readonly ruled: number | null;
            readonly askedBack: readonly {
                /** @description revision of the act that asks */
                readonly at: number;
                readonly by: components["schemas"]["Seat"];
                readonly tricks: number;
                /** @enum {string} */
                readonly ground: "won" | "likely" | "cannot-be-lost";
                /** @description null while nobody has judged it (69B, 71) */
                readonly granted: boolean | null;
            }[];
            /** @description who has agreed to play on (2017: 68D2b) */
            readonly playOn: readonly components["schemas"]["Seat"][];
            /** @description cards shown with it or since */
            readonly shown: readonly {
                /** @description revision */
                readonly at: number;
                readonly seat: components["schemas"]["Seat"];
                readonly cards: readonly components["schemas"]["Card"][];
            }[];
            /** @description cards played although play had ceased: evidence in 2007 (70D3) */
            readonly played: readonly {
                /** @description revision */
                readonly at: number;
                readonly seat: components["schemas"]["Seat"];
                readonly cards: readonly components["schemas"]["Card"][];
            }[];
        };
        readonly ClaimAdvice: {
            /** @description The claimer's side, the tricks it has claimed of those left, and the least that it takes by normal play. */
            readonly side: components["schemas"]["Side"];
            readonly claimed: number;
            readonly tricks: number;
            /** @description What it would take with all hands seen and best play by everybody. */
            readonly doubleDummy: number;
            /** @description The paragraph that the least rests on. */
            readonly law: components["schemas"]["LawRef"];
            /** @description The play that shows it, from the position of the claim. */
            readonly line: readonly {
                readonly seat: components["schemas"]["Seat"];
                readonly card: components["schemas"]["Card"];
            }[];
            /** @description What was taken for granted. */
            readonly assumptions: readonly {
                readonly law: components["schemas"]["LawRef"];
                readonly text: string;
            }[];
            /** @description Plays that were not tried, not being normal. */
            readonly ruledOut: readonly {
                readonly law: components["schemas"]["LawRef"];
                readonly text: string;
            }[];
            readonly engine: string;
            /** @description revision of the analysis */
            readonly at: number;
            /** @description revision of the claim or concession */
            readonly act: number;
            /**
             * @description who has the benefit of the doubt
             * @enum {string}
             */
            readonly doubt: "opponents" | "claimer";
            readonly toTrump: number | null;
            readonly ruling: number | null;
        };
        readonly Ruling: {
            /** @description in the board's stream */
            readonly at: number;
            /** @enum {string} */
            readonly status: "drafted" | "given" | "told" | "upheld-on-appeal" | "changed-on-appeal" | "reversed" | "amended";
            /** @description who ruled */
            readonly by: string;
            readonly laws: readonly components["schemas"]["LawRef"][];
            readonly reasons: string;
            readonly rectification: string | null;
            /** @description the players were told that they may appeal (83) */
            readonly rightOfAppeal: boolean;
            /** @description a director's own error is put right (82C) */
            readonly directorsError: boolean;
            /** @description the acts that it is about */
            readonly about: readonly number[];
            /** @description what it rests on: kinds that it has nothing of are left out */
            readonly grounds: components["schemas"]["RulingGrounds"];
            /** @description the events of its score; of a draft, the score in mind */
            readonly score: readonly {
                /** @description in the board's stream */
                readonly at: number;
                readonly words: string;
                /** @description the same as data */
                readonly text: components["schemas"]["Message"] | null;
            }[];
            readonly penalties: readonly components["schemas"]["RuledPenalty"][];
            readonly told: readonly {
                /** @description in the board's stream */
                readonly at: number;
                /** @description 2026-02-01T19:30:00Z */
                readonly when: string;
                readonly to: readonly string[];
                readonly appealUntil: string | null;
            }[];
            readonly amends: number | null;
            readonly amendedBy: number | null;
            readonly reversedBy: number | null;
            readonly upheldBy: number | null;
            readonly changedBy: number | null;
            /** @description decisions that it takes for granted */
            readonly builtOn: readonly components["schemas"]["DecisionAddress"][];
            /** @description those of them that have fallen since: it is to be looked at again */
            readonly flags: readonly components["schemas"]["DecisionAddress"][];
            /** @description all of it in words */
            readonly words: string;
        };
        readonly Irregularity: {
            /** @description revision of the act it goes back to */
            readonly act: number;
            readonly seat: components["schemas"]["Seat"];
            readonly rule: string;
            /** @description the paragraph: 27A1 */
            readonly law: string;
            /** @enum {string} */
            readonly status: "unnoticed" | "attention-drawn" | "director-called" | "options-offered" | "accepted" | "ruled" | "condoned" | "forfeited";
        };
        readonly Option: {
            /** @description the paragraph that gives the choice: 27A1 */
            readonly law: string;
            /**
             * @description who may choose
             * @enum {string}
             */
            readonly for: "N" | "E" | "S" | "W" | "director";
            readonly choices: readonly string[];
            /** @description revision of the act it goes back to */
            readonly act: number;
            /** @description when the choice is gone, in words */
            readonly until: string;
            /**
             * @description the partner of the player named may choose as well (46B5)
             * @constant
             */
            readonly orPartner?: true;
        };
        readonly Obligation: {
            /** @constant */
            readonly kind: "pass";
            /** @description whom it binds */
            readonly for: components["schemas"]["Seat"];
            /** @description the paragraph: 27A1 */
            readonly law: string;
            /** @description revision of the act it goes back to */
            readonly act: number;
            /** @enum {string} */
            readonly extent: "once" | "throughout";
        } | {
            /** @constant */
            readonly kind: "replace-call";
            /** @description whom it binds */
            readonly for: components["schemas"]["Seat"];
            /** @description the paragraph: 27A1 */
            readonly law: string;
            /** @description revision of the act it goes back to */
            readonly act: number;
            /** @enum {string} */
            readonly allowed: "any" | "bid-or-pass";
        } | {
            /** @constant */
            readonly kind: "repeat-call";
            /** @description whom it binds */
            readonly for: components["schemas"]["Seat"];
            /** @description the paragraph: 27A1 */
            readonly law: string;
            /** @description revision of the act it goes back to */
            readonly act: number;
            readonly call: components["schemas"]["SaidCall"];
        } | {
            /** @constant */
            readonly kind: "no-double";
            /** @description whom it binds */
            readonly for: components["schemas"]["Seat"];
            /** @description the paragraph: 27A1 */
            readonly law: string;
            /** @description revision of the act it goes back to */
            readonly act: number;
            /** @constant */
            readonly extent: "once";
        } | {
            /** @enum {string} */
            readonly kind: "lead" | "no-lead";
            /** @description whom it binds */
            readonly for: components["schemas"]["Seat"];
            /** @description the paragraph: 27A1 */
            readonly law: string;
            /** @description revision of the act it goes back to */
            readonly act: number;
            readonly suit: components["schemas"]["Suit"];
            /** @enum {string} */
            readonly extent: "once" | "throughout" | "first-lead" | "while-on-lead";
        } | {
            /** @enum {string} */
            readonly kind: "exposed" | "play-penalty-card" | "lead-penalty-card";
            /** @description whom it binds */
            readonly for: components["schemas"]["Seat"];
            /** @description the paragraph: 27A1 */
            readonly law: string;
            /** @description revision of the act it goes back to */
            readonly act: number;
            readonly card: components["schemas"]["Card"];
        } | {
            /** @enum {string} */
            readonly kind: "replace-card" | "add-card" | "wait" | "lead-from";
            /** @description whom it binds */
            readonly for: components["schemas"]["Seat"];
            /** @description the paragraph: 27A1 */
            readonly law: string;
            /** @description revision of the act it goes back to */
            readonly act: number;
        } | {
            /** @enum {string} */
            readonly kind: "no-low-card" | "play-highest" | "play-lowest" | "play" | "no-play";
            /** @description whom it binds */
            readonly for: components["schemas"]["Seat"];
            /** @description the paragraph: 27A1 */
            readonly law: string;
            /** @description revision of the act it goes back to */
            readonly act: number;
            readonly suit: components["schemas"]["Suit"];
        } | {
            /** @constant */
            readonly kind: "correct-explanation";
            /** @description whom it binds */
            readonly for: components["schemas"]["Seat"];
            /** @description the paragraph: 27A1 */
            readonly law: string;
            /** @description revision of the act it goes back to */
            readonly act: number;
            /** @enum {string} */
            readonly when: "at-once" | "before-lead-faced" | "first-legal-moment" | "after-final-pass" | "after-play" | "overdue";
        };
        readonly Question: {
            /** @description its name in a judgement: unintended */
            readonly question: string;
            /** @description the paragraph: 27A1 */
            readonly law: string;
            /** @description revision of the act that is judged */
            readonly act: number;
            /** @description revision of the act it is judged against */
            readonly against: number;
            readonly answers: readonly string[];
            /** @description the answer that the Laws presume */
            readonly presumed?: string;
        };
        readonly Review: {
            /** @description the paragraph: 27A1 */
            readonly law: string;
            /** @description revision of the act it goes back to */
            readonly act: number;
            readonly side: components["schemas"]["Side"] | null;
            /**
             * @description only that side's score is touched
             * @constant
             */
            readonly alone?: true;
            /**
             * @description what the Law makes of the score whatever the play came to
             * @enum {string}
             */
            readonly score?: "assigned" | "artificial" | "adjusted" | "cancelled";
            /** @description paragraphs of the regulations that it rests on as well */
            readonly regulations?: readonly string[];
        };
        readonly ClosedReview: {
            /** @description the paragraph: 27A1 */
            readonly law: string;
            /** @description revision of the act it goes back to */
            readonly act: number;
            readonly side: components["schemas"]["Side"] | null;
            /**
             * @description only that side's score is touched
             * @constant
             */
            readonly alone?: true;
            /**
             * @description what the Law makes of the score whatever the play came to
             * @enum {string}
             */
            readonly score?: "assigned" | "artificial" | "adjusted" | "cancelled";
            /** @description paragraphs of the regulations that it rests on as well */
            readonly regulations?: readonly string[];
            /** @enum {string} */
            readonly decision: "no-adjustment" | "adjustment";
            readonly reasons: string;
            /** @description who has decided */
            readonly by: string;
            /** @description revision of the act that closed it */
            readonly closed: number;
        };
        readonly Information: {
            /** @description withdrawn-call */
            readonly kind: string;
            /** @description revision of the act it goes back to */
            readonly act: number;
            /** @description null where it came from outside the table */
            readonly from: components["schemas"]["Seat"] | null;
            /** @description who has got it, where not everybody has */
            readonly to?: readonly components["schemas"]["Seat"][];
            /** @description the paragraph: 27A1 */
            readonly law: string;
            readonly authorised: readonly components["schemas"]["Side"][];
            readonly unauthorised: readonly components["schemas"]["Side"][];
            /**
             * @description the side that is said to have given it denies it (16B2)
             * @constant
             */
            readonly disputed?: true;
        };
        readonly Poll: {
            readonly act: number | null;
            readonly question: string;
            /** @description how many were asked */
            readonly asked: number;
            readonly answers: readonly {
                readonly answer: string;
                readonly count: number;
            }[];
        };
        readonly Procedure: {
            /** @description who drew attention, and to what */
            readonly attention: readonly {
                /** @description revision of the act it goes back to */
                readonly at: number;
                readonly act: number | null;
                readonly by: components["schemas"]["Seat"];
            }[];
            readonly awaitsDirector: boolean;
            /** @description what the players told the director */
            readonly statements: readonly {
                /** @description revision of the act it goes back to */
                readonly at: number;
                readonly act: number | null;
                readonly by: components["schemas"]["Seat"];
                readonly text: string | {
                    readonly sealed: string;
                    readonly person: string;
                };
            }[];
            /** @description what the director found */
            readonly facts: readonly {
                /** @description revision of the act it goes back to */
                readonly at: number;
                readonly act: number | null;
                /** @enum {string} */
                readonly basis: "agreed" | "balance-of-probabilities";
                readonly text: string;
                /** @enum {string} */
                readonly law: "84" | "85";
            }[];
            /** @description the options that were used; by null where the director chose */
            readonly choices: readonly {
                /** @description revision of the act it goes back to */
                readonly at: number;
                readonly by: components["schemas"]["Seat"] | null;
                /** @description the paragraph: 27A1 */
                readonly law: string;
                /** @description revision of the act it goes back to */
                readonly act: number;
                /** @description decline */
                readonly choice: string;
            }[];
            readonly appealRights: readonly {
                /** @description revision of the act it goes back to */
                readonly act: number;
                /** @constant */
                readonly law: "83";
                readonly answer: string;
            }[];
            /** @description what somebody has said who only watches */
            readonly spectators: readonly {
                /** @description revision of the act it goes back to */
                readonly at: number;
                readonly act: number | null;
                readonly text: string;
                /** @enum {string} */
                readonly law: "76B3" | "76B5" | "76C1";
            }[];
        };
        readonly ScoreFormsAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            /** @description board-demo.1.3 */
            readonly id: string;
            readonly forms: readonly components["schemas"]["OfferedForm"][];
        };
        readonly OfferedForm: {
            /** @description weighted */
            readonly id: string;
            readonly title: string;
            /** @description the paragraphs that it goes by */
            readonly laws: readonly components["schemas"]["LawRef"][];
            /** @description the fields that the form asks for, as a JSON schema */
            readonly schema: components["schemas"]["FormSchema"];
        };
        readonly FormSchema: {
            /** @enum {string} */
            readonly type?: "object" | "array" | "string" | "integer" | "boolean" | "null";
            readonly format?: string;
            readonly description?: string;
            readonly enum?: readonly string[];
            readonly anyOf?: readonly components["schemas"]["FormSchema"][];
            readonly properties?: {
                readonly [key: string]: components["schemas"]["FormSchema"];
            };
            readonly required?: readonly string[];
            readonly additionalProperties?: boolean;
            readonly items?: components["schemas"]["FormSchema"];
            readonly minItems?: number;
            readonly minLength?: number;
            readonly maxLength?: number;
            readonly pattern?: string;
            readonly minimum?: number;
            readonly maximum?: number;
        };
        readonly FilledFormAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            /** @description board-demo.1.3 */
            readonly id: string;
            /** @description weighted */
            readonly form: string;
            readonly outcome: {
                readonly NS: components["schemas"]["AdjustedOutcome"];
                readonly EW: components["schemas"]["AdjustedOutcome"];
            } | null;
            readonly transfer: {
                readonly to: components["schemas"]["Side"];
                readonly tricks: number;
            } | null;
            /** @description who is compared with whom (DefineField) */
            readonly field: {
                readonly board: number;
                /** @description Tables that are compared with each other. */
                readonly groups: readonly {
                    readonly name: string;
                    readonly tables: readonly string[];
                    /** @description For one direction only; for both where left out. */
                    readonly direction?: components["schemas"]["Side"];
                }[];
                /** @description How many results each group stands for (A of DBf X78B), where it is not all tables of the board. */
                readonly standsFor?: number;
                readonly reason: string;
                /**
                 * Format: date-time
                 * @description When it came up. It has to be said once the results are official: periods go by that.
                 */
                readonly raisedAt?: string;
                /** @description The publication that was the first to show the error, by its revision in the session (DBf X79A4a). */
                readonly firstShown?: number;
                /** @description Who agrees to it, where the time is over (79C2, DBf X79B2-3). */
                readonly consent?: readonly ("director" | "organiser")[];
                /** @description That there is an error is beyond reasonable doubt (79C2, DBf X79B2). */
                readonly beyondDoubt?: boolean;
                /** @description Why it is done although no period lets it: it stays on record, and the results say so. */
                readonly exception?: string;
                /** @description The paragraph whose period lets it; left out where results were not official, and where an exception was made. */
                readonly inTimeBy?: string;
            } | null;
            readonly directorsError: boolean;
            /** @description the paragraphs that it goes by */
            readonly laws: readonly components["schemas"]["LawRef"][];
            /** @description how the form came to it, where it has chosen between results */
            readonly reasons: readonly components["schemas"]["Message"][];
            /** @description what to know before it is given; they refuse nothing */
            readonly warnings: readonly components["schemas"]["FormWarning"][];
            /** @description in points, and in the scoring of the event */
            readonly preview: {
                readonly before: components["schemas"]["BoardWorth"];
                readonly after: components["schemas"]["BoardWorth"];
            };
        };
        readonly FormWarning: {
            /** @enum {string} */
            readonly code: "MayNotWeight" | "ShadedTooMuch" | "ShadedToOffenders" | "TooFewAsked" | "IllegalComponent" | "NoDamage" | "NotMostUnfavourable" | "TransferEnough" | "TransferDiffers" | "ManyAveragePlus" | "NoGradeGives";
            readonly message: components["schemas"]["Message"];
            /** @description L12B1 */
            readonly paragraph: string;
        };
        readonly BoardWorth: {
            readonly sides: {
                readonly NS: components["schemas"]["SideWorth"];
                readonly EW: components["schemas"]["SideWorth"];
            };
            /** @description why there are no points */
            readonly why: components["schemas"]["Message"] | null;
        };
        readonly SideWorth: {
            /** @description its id */
            readonly contestant: string;
            /** @description of the contract; none where the score is artificial */
            readonly scores: readonly {
                /** @description points as the side sees them */
                readonly score: number;
                /** @description an exact number: 1, 1/3 */
                readonly weight: string;
            }[];
            /** @description matchpoints or IMPs; null where there is nothing to compare */
            readonly points: string | null;
            /** @description of a top, where there is one */
            readonly percent: string | null;
            /** @description of the match, where it has some */
            readonly victoryPoints: string | null;
            /** @description how the points come about */
            readonly derivation: components["schemas"]["Derivation"] | null;
        };
        readonly BoardEventsAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            /** @description board-demo.1.3 */
            readonly id: string;
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
            readonly events: readonly components["schemas"]["Event"][];
            readonly next: string | null;
        };
        readonly PenaltiesAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            /** @description that stand; pages are of these */
            readonly penalties: readonly components["schemas"]["Penalty"][];
            /** @description that stand */
            readonly warnings: readonly components["schemas"]["Warning"][];
            /** @description what the regulations foresee for each fact and contestant, and what a person has decided on it */
            readonly suggestions: readonly components["schemas"]["PenaltySuggestion"][];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
            readonly next: string | null;
        };
        readonly Penalty: {
            /** @description in the session's stream */
            readonly revision: number;
            /** @description its id */
            readonly contestant: string;
            /** @enum {string} */
            readonly kind: "procedural" | "disciplinary";
            readonly offence: string;
            readonly amount: components["schemas"]["Amount"];
            /**
             * @description what it comes off
             * @enum {string}
             */
            readonly from: "total" | "imps-of-the-match" | "imps-of-the-event";
            readonly round: string | null;
            /** @description DBf 212A1a */
            readonly paragraph: string;
            readonly fact: number | null;
            readonly ruling: string | null;
            /** @description imposed, and varied after that; the amount is from the last */
            readonly decisions: readonly number[];
            /** @description why the amount cannot come off there */
            readonly unitProblem: components["schemas"]["Message"] | null;
        };
        readonly Amount: {
            /** @description an exact number: 18, -0.5 or 7/3 */
            readonly value: string;
            /** @enum {string} */
            readonly unit: "VP" | "IMP" | "matchpoints" | "percent" | "points";
            /** @description DBf 212A1a */
            readonly paragraph: string;
        };
        readonly Warning: {
            /** @description in the session's stream */
            readonly revision: number;
            /** @description its id */
            readonly contestant: string;
            readonly offence: string;
            /** @description DBf 212A1a */
            readonly paragraph: string;
            readonly fact: number | null;
        };
        readonly PenaltySuggestion: {
            /** @description the fact that it is about, by its revision in the session's stream */
            readonly fact: number;
            /** @description its id */
            readonly contestant: string;
            readonly offence: string;
            readonly round: string | null;
            /** @enum {string} */
            readonly kind: "none" | "warning" | "deduction" | "walk-over" | "fixed-result" | "director-decides";
            /** @description DBf 212A1a */
            readonly paragraph: string;
            readonly amount: components["schemas"]["Amount"] | null;
            readonly size: ("fixed" | "at-least") | null;
            readonly from: ("total" | "imps-of-the-match" | "imps-of-the-event") | null;
            readonly range: {
                readonly from: components["schemas"]["Amount"];
                readonly to: components["schemas"]["Amount"];
                /** @description DBf 212A1a */
                readonly paragraph: string;
            } | null;
            readonly remark: components["schemas"]["Message"] | null;
            /** @description all of it */
            readonly text: components["schemas"]["Message"];
            readonly decided: {
                /** @description in the session's stream */
                readonly revision: number;
                /** @enum {string} */
                readonly how: "imposed" | "warned" | "waived" | "walk-over";
            } | null;
        };
        readonly DeadlinesAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            /** @description the moment that was asked about */
            readonly at: string | null;
            /** @description pages are of these */
            readonly deadlines: readonly components["schemas"]["Deadline"][];
            /** @description whether an error in the score may be put right then; none where no moment was asked about */
            readonly corrections: readonly components["schemas"]["CorrectionRight"][];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
            readonly next: string | null;
        };
        readonly Deadline: {
            /** @enum {string} */
            readonly right: "score-correction" | "ruling" | "appeal" | "illegal-player" | "report-of-result";
            readonly round: string | null;
            readonly publication: number | null;
            readonly until: string | null;
            /** @description what has not come about yet */
            readonly awaits: components["schemas"]["Message"] | null;
            /** @description DBf 212A1a */
            readonly paragraph: string;
            /** @description the events that it is counted from */
            readonly rests: readonly number[];
            /** @description the earliest that it may be shortened to */
            readonly least: {
                /** @description 2026-02-01T19:30:00Z */
                readonly until: string;
                /** @description DBf 212A1a */
                readonly paragraph: string;
            } | null;
            /** @description what it is for, where not for everything */
            readonly only: components["schemas"]["Message"] | null;
            /** @description whose consent it takes */
            readonly needs: components["schemas"]["Message"] | null;
            readonly decided: {
                /** @description in the session's stream */
                readonly revision: number;
                /** @enum {string} */
                readonly how: "set" | "shortened" | "extended";
                readonly was: string | null;
                /** @description DBf 212A1a */
                readonly paragraph: string;
            } | null;
            /** @description what is wrong with that decision */
            readonly problems: readonly components["schemas"]["Message"][];
            /** @description the right is there at that moment; the last moment is in it */
            readonly open: boolean | null;
        };
        readonly CorrectionRight: {
            readonly round: string | null;
            readonly allowed: boolean;
            /** @description only with the consent of the organiser, and beyond reasonable doubt */
            readonly needsOrganiser: boolean;
            readonly onlyOf: number | null;
            /** @description L79C2 */
            readonly paragraph: string;
            readonly why: components["schemas"]["Message"];
        };
        readonly CarryOverAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            readonly from: string | null;
            /** @description one a match: recorded for this contestant alone (SetCarryOver); records for both teams of a match add up */
            readonly suggestions: readonly components["schemas"]["CarryOver"][];
            /** @description why there are none, or not for every match */
            readonly missing: readonly components["schemas"]["Message"][];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
        };
        readonly CarryOver: {
            /** @description its id: the one that takes it */
            readonly contestant: string;
            readonly match: string | null;
            /** @description an exact number, 11/3; below zero the opponents take it */
            readonly amount: string;
            /** @description DBf 212A1a */
            readonly paragraph: string;
            readonly derivation: components["schemas"]["Derivation"];
        };
        readonly LineUpsAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            /** @description who played without a right to, or sat where they may not */
            readonly findings: readonly components["schemas"]["LineUpFinding"][];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
            readonly next: string | null;
        };
        readonly LineUpFinding: {
            /** @enum {string} */
            readonly fault: "not-entered" | "substitute-not-allowed" | "too-few-entered" | "too-many-entered" | "too-many-in-the-match" | "too-few-entered-playing" | "two-contestants-at-once" | "two-contestants" | "substitute-for-two" | "too-many-rounds-as-substitute" | "too-many-substitutes" | "replaced-more-than-once" | "replaced-too-much" | "substitute-has-played" | "changed-during-round" | "wrong-direction" | "seated-first" | "room-changed" | "same-opponents" | "changed-for-extra-boards" | "rights-lost" | "place-given-back" | "place-not-given-back" | "returned-too-late";
            /** @description its id */
            readonly contestant: string;
            readonly player: string | null;
            /** @description in their order; none where it is about the contestant's entry */
            readonly rounds: readonly string[];
            readonly table: string | null;
            readonly seat: components["schemas"]["Seat"] | null;
            readonly what: components["schemas"]["Message"];
            /** @description DBf 212A1a */
            readonly paragraph: string;
            /** @description unless a person decides otherwise */
            readonly leadsTo: readonly {
                readonly what: components["schemas"]["Message"];
                /** @description DBf 212A1a */
                readonly paragraph: string;
            }[];
            /** @description the events that it rests on, as STREAM@REVISION */
            readonly sources: readonly string[];
        };
        readonly LikelyErrorsAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            /** @description the likeliest first */
            readonly errors: readonly components["schemas"]["LikelyError"][];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
            readonly next: string | null;
        };
        readonly LikelyError: {
            /** @enum {string} */
            readonly kind: "wrong-declarer" | "wrong-level" | "wrong-tricks" | "wrong-board" | "wrong-direction" | "switched-pairs" | "records-differ";
            /** @description how likely it is an error, 0.1000 to 0.9999: rounded down */
            readonly likelihood: string;
            readonly section: string;
            readonly round: string | null;
            readonly table: string;
            /** @description the boards of the table, or tables, that it is about */
            readonly boards: readonly components["schemas"]["ErrorOnBoard"][];
            readonly what: components["schemas"]["Message"];
            /** @description what that rests on */
            readonly because: readonly components["schemas"]["Message"][];
        };
        readonly ErrorOnBoard: {
            /** @description board-demo.1.3 */
            readonly stream: string;
            /** @description of the board */
            readonly number: number;
            /** @description the event that its result comes from: board-demo.1.3@7 */
            readonly event: string;
            /** @description what it would have without the error, as far as that is known */
            readonly fits?: {
                /** @description null when all passed */
                readonly result?: components["schemas"]["PlayedResult"] | null;
                /** @description declarer's side */
                readonly side?: components["schemas"]["Side"];
                /** @description the number of another board */
                readonly board?: number;
                readonly contestants?: {
                    readonly NS: string;
                    readonly EW: string;
                };
            };
        };
        readonly CorrectionsAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            /** @description in the order of the ledger */
            readonly corrections: readonly components["schemas"]["Correction"][];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
            readonly next: string | null;
        };
        readonly Correction: {
            /** @description board-demo.1.3 */
            readonly board: string;
            readonly table: string;
            /** @description of the board */
            readonly number: number;
            readonly decision: components["schemas"]["DecisionAddress"];
            /** @description of its event in the ledger */
            readonly position: number;
            /** @enum {string} */
            readonly kind: "correction" | "transfer" | "adjustment" | "appeal" | "reversal";
            /** @description all of it in words */
            readonly words: string;
            /** @description the score of the table as it was */
            readonly before: components["schemas"]["Message"] | null;
            /** @description and as it became */
            readonly after: components["schemas"]["Message"] | null;
            /** @description who recorded it */
            readonly by: components["schemas"]["Recorder"] | null;
            /** @description on whose authority */
            readonly authority: string;
            readonly occurredAt: string | null;
            readonly recordedAt: string | null;
            readonly paragraph: string | null;
            /** @description who has agreed to it */
            readonly consent: readonly ("opponents" | "director" | "organiser")[];
            /** @enum {string} */
            readonly timely: "in-time" | "late" | "no-period";
            /** @description the period that it is measured by */
            readonly period: components["schemas"]["Message"] | null;
            /** @description the ruling that it belongs to */
            readonly ruling: components["schemas"]["DecisionAddress"] | null;
            /** @description it counts, and was not taken back */
            readonly inForce: boolean;
        };
        readonly ExportsAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            readonly id: string;
            readonly forms: readonly components["schemas"]["FileForm"][];
        };
        readonly FileForm: {
            /** @enum {string} */
            readonly format: "pbn" | "usebio" | "csv" | "json" | "ndjson";
            /** @description of which one is chosen; none where a file has everything */
            readonly tables: readonly ("travellers" | "ranking" | "personal")[];
            /** @description why the caller cannot have the file; null where it can be had */
            readonly why: components["schemas"]["Message"] | null;
            /** @description what the file leaves out, or has in words alone */
            readonly losses: readonly components["schemas"]["Message"][];
        };
        readonly PublicationsAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            /** @description in the order of the ledger */
            readonly publications: readonly components["schemas"]["Publication"][];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
            readonly next: string | null;
        };
        readonly Publication: {
            /** @description session-demo@12 */
            readonly event: string;
            /** @description in the stream of the session */
            readonly revision: number;
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            /** @enum {string} */
            readonly status: "provisional" | "official" | "final";
            /** @description whose results were put up; null for those of the session */
            readonly round: string | null;
            /** @description when they were put up */
            readonly at: string;
            /** @description why they were called final although a period was open or an appeal pending */
            readonly exception: string | null;
            readonly subjectToAppeal: boolean;
            /** @description who recorded it */
            readonly by: components["schemas"]["Recorder"] | null;
            readonly recordedAt: string | null;
            /** @description the tree of the ledger as it was put up, so that the standings with asOf of this position are those that were put up; to callers with restricted access that of the last checkpoint at or before it; null before the first */
            readonly tree: components["schemas"]["AnswerTree"] | null;
        };
        readonly ReviewsAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            /** @description on which something is open, and those whose result is not confirmed */
            readonly boards: readonly components["schemas"]["OpenBoard"][];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
            readonly next: string | null;
        };
        readonly OpenBoard: {
            /** @description board-demo.1.3 */
            readonly board: string;
            readonly section: string;
            readonly round: string | null;
            readonly table: string;
            /** @description of the board */
            readonly number: number;
            /** @enum {string} */
            readonly phase: "auction" | "clarification" | "play" | "ended";
            /** @description it has a result, or a score instead of one */
            readonly finished: boolean;
            /** @description the result stands; until then it is provisional */
            readonly confirmed: boolean;
            /** @description what may be chosen */
            readonly options: readonly components["schemas"]["Option"][];
            /** @description judgements that are waited for */
            readonly questions: readonly components["schemas"]["Question"][];
            /** @description for the director to look at after the play */
            readonly reviews: readonly components["schemas"]["Review"][];
            /** @description to which the director has not come yet */
            readonly directorCalls: readonly {
                /** @description in the board's stream */
                readonly at: number;
                readonly by: string;
            }[];
            /** @description rulings in force that nobody was told */
            readonly untold: readonly number[];
            /** @description rulings built on what has fallen since: to be looked at again */
            readonly flagged: readonly {
                /** @description in the board's stream */
                readonly at: number;
                /** @description the decision that has fallen */
                readonly because: components["schemas"]["DecisionAddress"];
            }[];
        };
        readonly DifferencesAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            readonly from: components["schemas"]["Moment"];
            readonly to: components["schemas"]["Moment"];
            /** @description what is not the same in the stage of the session, and nothing else */
            readonly differences: components["schemas"]["Differences"];
            /** @description recorded between the two moments, that may have moved something */
            readonly events: readonly components["schemas"]["EventOfStream"][];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
            readonly next: string | null;
        };
        readonly Moment: {
            readonly moment: string | null;
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
        };
        readonly Differences: {
            readonly boards: readonly {
                /** @description board-demo.1.3 */
                readonly id: string;
                readonly before: components["schemas"]["BoardState"] | null;
                readonly after: components["schemas"]["BoardState"] | null;
            }[];
            readonly scores: readonly {
                /** @description board-demo.1.3 */
                readonly id: string;
                readonly before: components["schemas"]["TableWorth"] | null;
                readonly after: components["schemas"]["TableWorth"] | null;
            }[];
            readonly matches: readonly {
                /** @description SESSION/MATCH/HOME-AWAY */
                readonly id: string;
                readonly before: components["schemas"]["MatchWorth"] | null;
                readonly after: components["schemas"]["MatchWorth"] | null;
            }[];
            /** @description victory points of a round of multi-team */
            readonly rounds: readonly {
                /** @description SESSION/ROUND/CONTESTANT */
                readonly id: string;
                readonly before: string | null;
                readonly after: string | null;
            }[];
            /** @description whose place or total is another */
            readonly standings: readonly components["schemas"]["Move"][];
            readonly decisions: readonly {
                /** @description board-demo.1.3@37 */
                readonly id: string;
                readonly before: components["schemas"]["DecisionState"] | null;
                readonly after: components["schemas"]["DecisionState"] | null;
            }[];
            readonly penalties: readonly {
                /** @description session-demo@12 */
                readonly id: string;
                readonly before: components["schemas"]["PenaltyState"] | null;
                readonly after: components["schemas"]["PenaltyState"] | null;
            }[];
            readonly warnings: readonly {
                /** @description session-demo@12 */
                readonly id: string;
                readonly before: components["schemas"]["WarningState"] | null;
                readonly after: components["schemas"]["WarningState"] | null;
            }[];
            readonly deadlines: readonly {
                /** @description SESSION/RIGHT/ROUND */
                readonly id: string;
                readonly before: components["schemas"]["DeadlineState"] | null;
                readonly after: components["schemas"]["DeadlineState"] | null;
            }[];
        };
        readonly BoardState: {
            readonly result: components["schemas"]["TableResult"] | null;
            readonly adjusted: components["schemas"]["AdjustedScore"] | null;
            readonly contestants: {
                readonly NS: string;
                readonly EW: string;
            };
            readonly confirmed: boolean;
            readonly score: components["schemas"]["Score"];
        };
        readonly TableWorth: {
            /** @description a side has null where it has nothing from the board */
            readonly points: {
                readonly NS: string | null;
                readonly EW: string | null;
            } | null;
            /** @description why there are no points, or none for one side */
            readonly why: components["schemas"]["Message"] | null;
        };
        readonly MatchWorth: {
            readonly teams: {
                readonly home: string;
                readonly away: string;
            };
            readonly points: {
                /** @description an exact number: 18, -0.5 or 7/3 */
                readonly home: string;
                /** @description an exact number: 18, -0.5 or 7/3 */
                readonly away: string;
            };
            readonly victoryPoints: {
                /** @description an exact number: 18, -0.5 or 7/3 */
                readonly home: string;
                /** @description an exact number: 18, -0.5 or 7/3 */
                readonly away: string;
            } | null;
        };
        readonly Move: {
            readonly contestant: string;
            readonly before: components["schemas"]["StandingsRow"] | null;
            readonly after: components["schemas"]["StandingsRow"] | null;
        };
        readonly DecisionState: {
            /** @enum {string} */
            readonly kind: "ruling" | "reversal" | "result" | "correction" | "transfer" | "adjustment" | "appeal";
            readonly words: string;
            /** @description the same as data */
            readonly text: components["schemas"]["Message"];
            readonly inForce: boolean;
        };
        readonly PenaltyState: {
            readonly contestant: string;
            /** @enum {string} */
            readonly kind: "procedural" | "disciplinary";
            readonly offence: string;
            /** @description an exact number: 18, -0.5 or 7/3 */
            readonly amount: string;
            /** @enum {string} */
            readonly unit: "VP" | "IMP" | "matchpoints" | "percent" | "points";
            readonly paragraph: string;
        };
        readonly WarningState: {
            readonly contestant: string;
            readonly offence: string;
            readonly paragraph: string;
        };
        readonly DeadlineState: {
            /** @enum {string} */
            readonly right: "score-correction" | "ruling" | "appeal" | "illegal-player" | "report-of-result";
            readonly round: string | null;
            readonly until: string | null;
            /** @description DBf 212A1a */
            readonly paragraph: string;
            readonly decided: {
                /** @description in the session's stream */
                readonly revision: number;
                /** @enum {string} */
                readonly how: "set" | "shortened" | "extended";
                readonly was: string | null;
                /** @description DBf 212A1a */
                readonly paragraph: string;
            } | null;
            /** @description what is wrong with that decision */
            readonly problems: readonly components["schemas"]["Message"][];
        };
        readonly EventOfStream: {
            readonly revision: number;
            readonly position: number;
            readonly type: string;
            /** @description as the ledger has it: what people said is sealed */
            readonly data: {
                readonly [key: string]: unknown;
            };
            /** @description what is sealed in the data, by field; not there where nothing is */
            readonly said?: {
                readonly [key: string]: string;
            };
            readonly actor: components["schemas"]["Recorder"] | null;
            readonly occurredAt: string | null;
            readonly recordedAt: string | null;
            /** @description in words */
            readonly words: string;
            /** @description board-demo.1.3 */
            readonly stream: string;
        };
        readonly AppealsAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            readonly appeals: readonly components["schemas"]["Appeal"][];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
            readonly next: string | null;
        };
        readonly Appeal: {
            /** @description a1 */
            readonly id: string;
            /** @enum {string} */
            readonly state: "overtaken" | "awaiting-consent" | "awaiting-deposit" | "lodged" | "referred" | "before-committee" | "being-heard" | "heard" | "decided" | "told" | "taken-further" | "final" | "withdrawn" | "refused";
            /** @description what is to be done next */
            readonly next: readonly components["schemas"]["Message"][];
            /** @description what it is about now */
            readonly against: components["schemas"]["DecisionAddress"];
            /** @description why that counts no more */
            readonly overtaken: components["schemas"]["Message"] | null;
            readonly lodged: {
                readonly session: string;
                /** @description A ruling about a board, a decision in the session, or what an earlier instance decided. */
                readonly against: components["schemas"]["DecisionAddress"];
                readonly appellant: string;
                /** @description Who comes with it: players of the contestant, or the captain of a team (92D). */
                readonly lodgedBy: readonly string[];
                /** @enum {string} */
                readonly capacity: "players" | "captain";
                readonly respondents: readonly string[];
                readonly parts: readonly ("facts" | "judgement" | "law" | "discipline")[];
                readonly grounds: string | {
                    readonly sealed: string;
                    readonly person: string;
                };
                /** Format: date-time */
                readonly at: string;
                /** @description The director through whom it comes (92C, 93). */
                readonly receivedBy: string;
                /** @description What the appellant asks for, in words. */
                readonly asksFor?: string | {
                    readonly sealed: string;
                    readonly person: string;
                };
                /** @enum {string} */
                readonly ladder: "law-93" | "dbf-310A" | "dbf-310B" | "dbf-310C-district" | "dbf-310C-region" | "dbf-310D" | "dbf-310D-district" | "dbf-310D-region" | "dbf-256-club" | "fsb-93" | "ebu-93";
                /** @description Who is not there to hear it, so that others do (93A, DBf 310A3, B2, C2). */
                readonly absent?: readonly ("chief-director" | "committee")[];
                readonly instance: components["schemas"]["AppealInstance"];
                readonly procedure: components["schemas"]["AppealProcedure"];
                readonly period: {
                    readonly until: string | null;
                    readonly paragraph: string;
                };
                /** @description A recorded decision that another time is good enough. */
                readonly toleratedBy?: components["schemas"]["DecisionAddress"];
                readonly deposit: {
                    readonly amount: number;
                    readonly currency: string;
                    readonly paragraph: string;
                } | null;
            };
            /** @description who hears it */
            readonly turn: {
                /** @enum {string} */
                readonly instance: "director" | "organiser" | "chief-director" | "oral-committee" | "club-committee" | "district-committee" | "region-committee" | "federation-committee" | "jury" | "law-commission" | "regulating-authority";
                /** @enum {string} */
                readonly procedure: "oral" | "written";
            };
            /** @description what has not been decided yet */
            readonly partsLeft: readonly ("facts" | "judgement" | "law" | "discipline")[];
            /** @description whose */
            readonly missingConsent: components["schemas"]["Message"] | null;
            /** @enum {string} */
            readonly deposit: "none" | "due" | "paid" | "returned" | "forfeited" | "overturned";
            readonly committee: components["schemas"]["Committee"] | null;
            readonly votes: readonly components["schemas"]["Vote"][];
            readonly decisions: readonly components["schemas"]["AppealDecision"][];
            readonly decided: components["schemas"]["AppealDecision"] | null;
            readonly dissents: readonly {
                readonly by: string;
                /** Format: date-time */
                readonly at: string;
                readonly text: string;
            }[];
            readonly recommendations: readonly {
                readonly by: string;
                /** Format: date-time */
                readonly at: string;
                readonly to: components["schemas"]["AppealInstance"];
                readonly text: string;
                readonly paragraph: string;
            }[];
            /** @description who has a decision, and until when it may be taken further */
            readonly told: readonly {
                /** Format: date-time */
                readonly at: string;
                /** @description The parties that have it now. */
                readonly to: readonly string[];
                /** @description Revision of the decision. */
                readonly decision: number;
                readonly furtherUntil: string | null;
                readonly paragraph: string;
            }[];
            readonly furtherAs: string | null;
            /** @description prizes, lists and later stages while it is open */
            readonly meanwhile: readonly {
                /** @enum {string} */
                readonly what: "later-stages-go-on" | "qualification-waits" | "next-round-goes-on" | "qualification-goes-on" | "prizes-may-be-given" | "titles-wait";
                readonly text: components["schemas"]["Message"];
                /** @description DBf X92A2 */
                readonly paragraph: string;
            }[];
        };
        readonly Committee: {
            /** @enum {string} */
            readonly instance: "director" | "organiser" | "chief-director" | "oral-committee" | "club-committee" | "district-committee" | "region-committee" | "federation-committee" | "jury" | "law-commission" | "regulating-authority";
            readonly chair: string | null;
            readonly single: string | null;
            readonly members: readonly components["schemas"]["CommitteeMember"][];
            /** @description who may sit */
            readonly able: readonly string[];
            /** @description how many of them it takes */
            readonly quorum: number;
        };
        readonly CommitteeMember: {
            readonly member: string;
            readonly contestant: string | null;
            readonly disqualified: {
                /** @enum {string} */
                readonly ground: "party" | "own-wish" | "earlier-instance";
                /** @description where the member has not said it */
                readonly paragraph: string | null;
            } | null;
        };
        readonly Vote: {
            /** Format: date-time */
            readonly at: string;
            /** @enum {string} */
            readonly about: "decision" | "deposit" | "referral";
            readonly motion: string;
            readonly for: readonly string[];
            readonly against: readonly string[];
            readonly abstained?: readonly string[];
            /** @description in the appeal's stream */
            readonly revision: number;
            readonly carried: boolean;
        };
        readonly AppealDecision: {
            /** Format: date-time */
            readonly at: string;
            readonly instance: components["schemas"]["AppealInstance"];
            /** @description The chief director, or the chair of the committee. */
            readonly by: string;
            /**
             * @description `restored`: what an earlier instance changed is as it was ruled at first.
             * @enum {string}
             */
            readonly ruling: "stands" | "changed" | "restored";
            readonly facts?: readonly {
                readonly text: string;
                /** @enum {string} */
                readonly basis: "agreed" | "balance-of-probabilities";
            }[];
            readonly laws: readonly components["schemas"]["LawRef"][];
            readonly reasons: string;
            /** @description The score, where it is another one. */
            readonly outcome?: {
                readonly NS: components["schemas"]["AdjustedOutcome"];
                readonly EW: components["schemas"]["AdjustedOutcome"];
            };
            /** @description Penalties that are varied, or rescinded where no amount is given; each by its event in the session. */
            readonly penalties?: readonly {
                readonly penalty: components["schemas"]["DecisionAddress"];
                readonly amount?: components["schemas"]["PenaltyAmount"];
                readonly paragraph: string;
            }[];
            /** @description Revision of the vote; the last one on the decision where left out. */
            readonly vote?: number;
            /** @description in the appeal's stream */
            readonly revision: number;
        };
        readonly AppealAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            readonly appeal: components["schemas"]["Appeal"];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
        };
        readonly AppealEventsAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            /** @description a1 */
            readonly id: string;
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
            readonly events: readonly components["schemas"]["Event"][];
            readonly next: string | null;
        };
        readonly PreviewAnswer: {
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            /** @description that would be appended, those in other streams last */
            readonly events: readonly components["schemas"]["PreviewedEvent"][];
            /** @description what would be called for in other streams, and refused there */
            readonly refused: readonly {
                readonly stream: string;
                readonly type: string;
                readonly refusal: components["schemas"]["Refusal"];
            }[];
            /** @description what is not as it was, and nothing else */
            readonly differences: components["schemas"]["Differences"];
            /** @description later decisions to be looked at again; nothing happens to them of itself */
            readonly dependants: readonly components["schemas"]["Dependant"][];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
        };
        readonly PreviewedEvent: {
            readonly stream: string;
            readonly revision: number;
            readonly type: string;
            readonly data: unknown;
            readonly words: string;
        };
        readonly Refusal: {
            /** @enum {string} */
            readonly code: "SessionUnknown" | "SessionExists" | "SessionClosed" | "SessionNotClosed" | "SectionUnknown" | "SectionExists" | "ContestantUnknown" | "ContestantExists" | "ContestantWithdrawn" | "SameContestant" | "SamePlayer" | "LineUpImpossible" | "RoundUnknown" | "TableUnknown" | "RoundExists" | "MatchUnknown" | "DealExists" | "StageUnknown" | "StratumUnknown" | "ConditionsDisagree" | "ConditionsFaulty" | "TimeZoneUnknown" | "PlanImpossible" | "MomentMissing" | "ChangeTooLate" | "StageBegun" | "NotFinalYet" | "TableTwice" | "MatchTooManyTables" | "FactUnknown" | "PenaltyUnknown" | "PenaltyRescinded" | "AmountImpossible" | "PublicationUnknown" | "DeadlineBeforeDecision" | "DeadlinePassed" | "DeadlineTooShort" | "DeadlineImpossible" | "BoardNotOpen" | "BoardAlreadyOpen" | "BoardFinished" | "BoardNotFinished" | "AuctionNotEnded" | "NothingToPlay" | "PlayHasBegun" | "CardNotHeld" | "CardAlreadyPlayed" | "ActUnknown" | "ClaimNotMade" | "ClaimPending" | "ClaimNotAnalysed" | "TricksImpossible" | "OutcomeIncomplete" | "OutcomeContradictory" | "WeightsNotWhole" | "OptionNotOpen" | "QuestionNotOpen" | "ReviewNotOpen" | "ReviewsOpen" | "RulingUnknown" | "RulingNotInForce" | "RulingTooLate" | "RulingAlreadyTold" | "RulingNotFlagged" | "DecisionOfAppeal" | "GroundUnknown" | "ScoreNotAllowed" | "CorrectionTooLate" | "ReversalTooLate" | "ScoreBuiltUpon" | "NothingToCorrect" | "AppealUnknown" | "AppealExists" | "AppealNotPending" | "AppealTooLate" | "AppealNotAllowed" | "ConsentMissing" | "DepositMissing" | "CommitteeIncomplete" | "CommitteeMayNot" | "HearingOutOfOrder" | "VoteImpossible" | "DepositNotForfeitable" | "DepositNotDue" | "PersonForgotten" | "NotAuthorised";
            /** @description in English */
            readonly message: string;
            /** @description the same as data, where there is a text for it in the catalogues */
            readonly reason?: components["schemas"]["Message"];
        };
        readonly Dependant: {
            readonly decision: components["schemas"]["DecisionAddress"];
            /** @description what it rests on */
            readonly on: components["schemas"]["DecisionAddress"];
            /**
             * @description same-board: only that it came later, about the same board
             * @enum {string}
             */
            readonly how: "built-on" | "amends" | "reverses" | "reviews" | "told" | "penalty" | "appeal" | "decided-on-appeal" | "published" | "deadline" | "lots" | "carry-over" | "same-board";
            /** @description the decision in the words of the record */
            readonly words: string;
            /** @description the same as data */
            readonly text: components["schemas"]["Message"];
            /** @description why it is named here */
            readonly why: components["schemas"]["Message"];
        };
        readonly WhatIfAnswer: {
            /** @description board-demo.1.3 */
            readonly id: string;
            /** @description the ledger position this answer includes; -1 before the first event */
            readonly position: number;
            readonly title: string | null;
            readonly alternatives: readonly components["schemas"]["Alternative"][];
            /** @description by id, as far as the directory knows them */
            readonly names: {
                readonly [key: string]: string;
            };
        };
        readonly Alternative: {
            readonly name: string;
            /** @description what the steps come to */
            readonly added: readonly components["schemas"]["PreviewedEvent"][];
            /** @description what has no place in it of what happened in fact */
            readonly leftOut: readonly {
                readonly stream: string;
                readonly revision: number;
                readonly type: string;
                readonly data: unknown;
                readonly words: string;
                readonly why: components["schemas"]["Message"];
            }[];
            /** @description fields of the board, or of the session, that come out otherwise */
            readonly state: readonly {
                /** @description a field */
                readonly id: string;
                readonly before: unknown;
                readonly after: unknown;
            }[];
            readonly differences: components["schemas"]["Differences"];
        };
        readonly Accepted: {
            /** @description of the command, a UUID */
            readonly id: string;
            /** @description board-demo.1.3 */
            readonly stream: string;
            /** @description of its last event; also in ETag */
            readonly revision: number;
            /** @description at which all of it is in the ledger */
            readonly position: number;
            /** @description recorded before: this is its first outcome again */
            readonly repeated: boolean;
            /** @description with the findings of the Laws */
            readonly events: readonly {
                /** @description place in the stream */
                readonly revision: number;
                readonly type: string;
                readonly data: {
                    readonly [key: string]: unknown;
                };
            }[];
        };
        readonly BoardAccepted: {
            /** @description of the command, a UUID */
            readonly id: string;
            /** @description board-demo.1.3 */
            readonly stream: string;
            /** @description of its last event; also in ETag */
            readonly revision: number;
            /** @description at which all of it is in the ledger */
            readonly position: number;
            /** @description recorded before: this is its first outcome again */
            readonly repeated: boolean;
            /** @description with the findings of the Laws */
            readonly events: readonly {
                /** @description place in the stream */
                readonly revision: number;
                readonly type: string;
                readonly data: {
                    readonly [key: string]: unknown;
                };
            }[];
            /** @description what may be chosen */
            readonly options: readonly components["schemas"]["Option"][];
            /** @description what somebody must do, or not do */
            readonly obligations: readonly components["schemas"]["Obligation"][];
            /** @description judgements that are waited for */
            readonly questions: readonly components["schemas"]["Question"][];
            /** @description what to know of a score that it has given; they have refused nothing */
            readonly warnings: readonly components["schemas"]["ScoreWarning"][];
        };
        readonly ScoreWarning: {
            /** @constant */
            readonly code: "NoGradeGives";
            readonly message: components["schemas"]["Message"];
            /** @description L12C2a */
            readonly paragraph: string;
        };
        readonly CaseFile: {
            /** @constant */
            readonly format: "session-ledger-case";
            readonly version: number;
            /** @description the appeal, where the file is about one */
            readonly appeal: string | null;
            /** @description what it is about in the end: a ruling, or a decision in the session; null where it is a whole board */
            readonly decision: components["schemas"]["DecisionAddress"] | null;
            /** @description the board's stream; null where the case is about the session alone */
            readonly board: string | null;
            /** @description of the parties by their ids, where the directory has them and they were asked for */
            readonly names: {
                readonly [key: string]: string;
            };
            /** @description events by stream, in order: all of the board and of the appeals; of the session, and of the others of its stage, those that are for everybody or about the parties, and never the deals */
            readonly streams: {
                readonly [key: string]: readonly components["schemas"]["CaseEvent"][];
            };
            readonly field: {
                readonly sessions: readonly {
                    readonly session: string;
                    readonly contestants: readonly {
                        readonly contestant: string;
                        /** @enum {string} */
                        readonly kind: "pair" | "team" | "individual";
                        /** @description The seats a pair keeps throughout (Mitchell); left out where it plays both ways. */
                        readonly direction?: components["schemas"]["Side"];
                    }[];
                    readonly kept: readonly {
                        readonly type: string;
                        readonly revision: number;
                        readonly data: {
                            readonly [key: string]: unknown;
                        };
                    }[];
                }[];
                readonly tables: readonly {
                    readonly id: string;
                    readonly session: string;
                    readonly section: string;
                    readonly round: string | null;
                    readonly table: string;
                    readonly board: number;
                    readonly attempt: number;
                    readonly dealer: components["schemas"]["Seat"];
                    readonly vulnerability: components["schemas"]["Vulnerability"];
                    readonly contestants: {
                        readonly NS: string;
                        readonly EW: string;
                    };
                    readonly players?: {
                        readonly N?: string;
                        readonly E?: string;
                        readonly S?: string;
                        readonly W?: string;
                    };
                    /** @description null while there is none; its own `result` null: passed out */
                    readonly result: {
                        /** @enum {string} */
                        readonly kind: "played" | "score-only" | "not-played";
                        /** @description Null when all passed. */
                        readonly result: components["schemas"]["PlayedResult"] | null;
                        /** @description Of a score alone. */
                        readonly score?: number;
                    } | null;
                    readonly adjusted: {
                        /** @enum {string} */
                        readonly kind: "artificial" | "assigned";
                        readonly percent?: {
                            readonly NS: number;
                            readonly EW: number;
                        };
                        readonly outcome?: {
                            readonly NS: components["schemas"]["AdjustedOutcome"];
                            readonly EW: components["schemas"]["AdjustedOutcome"];
                        };
                    } | null;
                    readonly confirmed: boolean;
                }[];
            };
            /** @description what people said in their own words, by the hash that the events have of it (`sealed`); null what is no longer kept. The SHA-256 of `stored` is the hash, and it opens with `key` (AES-256-GCM) */
            readonly statements: {
                readonly [key: string]: {
                    readonly text: string;
                    readonly key: string;
                    readonly stored: string;
                } | null;
            };
            /** @description null where the ledger had signed no checkpoint yet that covers every event here */
            readonly proofs: {
                /** @description a C2SP checkpoint: the signed note with its signatures */
                readonly checkpoint: string;
                /** @description the verifier keys that it is signed with, as the ledger itself tells them: name+0a1b2c3d+base64 */
                readonly keys: readonly string[];
                /** @description by the event, board-q21.4.11@37: its inclusion proof (RFC 6962, 2.1.1), leaf to root, in base64 */
                readonly inclusion: {
                    readonly [key: string]: readonly string[];
                };
            } | null;
            /** @description the session that the case belongs to, with what it pins */
            readonly session: {
                readonly id: string;
                readonly title: string | null;
                readonly date: string | null;
                /** @description of the venue, by its IANA name; left out where the record has none */
                readonly timeZone?: string;
                readonly laws: components["schemas"]["Edition"];
                readonly regulations: string | null;
                readonly scoring: components["schemas"]["ScoringForm"];
                /** @description conditions of contest in force, whole; null where there are none */
                readonly conditions: components["schemas"]["Conditions"] | null;
                readonly contest: {
                    /** @description its id */
                    readonly contest: string;
                    /** @description its name in the conditions */
                    readonly stage: string;
                    /** @description which session of the stage, from 1 */
                    readonly session: number;
                    /** @description where it is played; left out where the record has none */
                    readonly venue?: string;
                } | null;
            };
            /** @description contestants that the case is about */
            readonly parties: readonly {
                readonly contestant: string;
                readonly side: ("NS" | "EW") | null;
                readonly in: ("appellant" | "respondent") | null;
            }[];
            readonly people: readonly {
                readonly id: string;
                readonly as: readonly string[];
            }[];
            readonly view: components["schemas"]["Board"] | null;
            /** @description every card that has been a penalty card at some time */
            readonly penaltyCards: readonly {
                /** @description its revision */
                readonly act: number;
                readonly seat: components["schemas"]["Seat"];
                readonly card: components["schemas"]["Card"];
                /** @enum {string} */
                readonly kind: "minor" | "major";
            }[];
            readonly effects: readonly {
                /** @description board-q21.4.11@37 */
                readonly decision: string;
                readonly words: string;
                /** @description it asks for another score, and the board does not have it yet */
                readonly pending: boolean;
                /** @description what the board was worth at a moment, all other tables being as they are in the file */
                readonly before: components["schemas"]["CaseWorth"];
                /** @description what the board was worth at a moment, all other tables being as they are in the file */
                readonly after: components["schemas"]["CaseWorth"];
            }[];
            readonly tables: readonly {
                readonly table: string;
                readonly contestants: {
                    readonly NS: string;
                    readonly EW: string;
                };
                readonly result: string | null;
                readonly score: string;
                /** @description in the session's scoring, for each side; null where there is nothing to compare with */
                readonly points: {
                    readonly NS: string;
                    readonly EW: string;
                } | null;
                readonly top: string | null;
                /** @description the table that the case is about */
                readonly own: boolean;
            }[];
            readonly laws: readonly {
                readonly law: components["schemas"]["LawRef"];
                readonly citation: string;
                readonly title: string | null;
                readonly says: readonly {
                    readonly at: string;
                    readonly says: string;
                }[];
            }[];
            /** @description everything that matters, in the order of the ledger */
            readonly timeline: readonly {
                /** @description board-q21.4.11@37 */
                readonly event: string;
                readonly position: number;
                readonly occurredAt: string | null;
                readonly recordedAt: string | null;
                readonly by: string | null;
                readonly role: string | null;
                readonly words: string;
            }[];
            /** @description a C2SP signed note by which the ledger vouches for the whole document but for this member; null where whoever made the file had no key of the ledger */
            readonly signature: string | null;
        };
        readonly CaseEvent: {
            readonly id: string;
            readonly streamId: string;
            readonly revision: number;
            readonly position: number;
            readonly type: string;
            readonly data: {
                readonly [key: string]: unknown;
            };
            readonly metadata: {
                readonly [key: string]: unknown;
            };
        };
        readonly CaseWorth: {
            readonly result: string | null;
            readonly score: string | null;
            /** @description in the session's scoring, for each side; null where there is nothing to compare with */
            readonly points: {
                readonly NS: string;
                readonly EW: string;
            } | null;
            readonly standings: readonly {
                readonly contestant: string;
                readonly place: string;
                readonly total: string | null;
                readonly percentage: string | null;
            }[];
        };
        readonly LedgerMessage: {
            /** @description also the id of the message */
            readonly position: number;
            /** @description board-demo.1.3 */
            readonly streamId: string;
            /** @description -1 of `SessionMoved` */
            readonly revision: number;
            readonly type: string;
            /** @description as the ledger has it: what people said is sealed */
            readonly data: {
                readonly [key: string]: unknown;
            };
            /** @description what is sealed in the data, by field; not there where nothing is */
            readonly said?: {
                readonly [key: string]: string;
            };
        };
    };
    responses: {
        /** @description why not */
        readonly default: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly SessionQueriesController_list: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SessionsAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly NewSessionsController_openSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OpenSessionBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly SessionQueriesController_sections: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SectionsAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly SessionsController_addSection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddSectionBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly SessionsController_enterContestant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EnterContestantBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly SessionsController_correctEntry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CorrectEntryBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly SessionsController_scheduleRound: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ScheduleRoundBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly SessionsController_setDeals: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetDealsBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly SessionsController_reopenSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReopenSessionBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly SessionsController_closeSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CloseSessionBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly LineUpsController_declareLineUp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeclareLineUpBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly LineUpsController_substitutePlayer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubstitutePlayerBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly LineUpsController_replaceContestant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReplaceContestantBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly LineUpsController_withdrawContestant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawContestantBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly RunningController_startRound: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StartRoundBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly RunningController_finishRound: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FinishRoundBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly RunningController_noteLate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteLateBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly RunningController_noteOverrun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteOverrunBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly RunningController_noteOffence: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteOffenceBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly RunningController_changeConditions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeConditionsBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly FieldsController_defineField: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DefineFieldBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly FieldsController_withdrawBoard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawBoardBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PenaltiesController_issueWarning: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["IssueWarningBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AfterPlayController_penalties: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PenaltiesAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PenaltiesController_imposePenalty: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ImposePenaltyBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PenaltiesController_varyPenalty: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VaryPenaltyBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PenaltiesController_rescindPenalty: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RescindPenaltyBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PenaltiesController_waivePenalty: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WaivePenaltyBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PenaltiesController_disqualifyContestant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DisqualifyContestantBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PenaltiesController_suspendPlayer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SuspendPlayerBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AuditController_publications: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PublicationsAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ResultsController_publishResults: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PublishResultsBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AfterPlayController_deadlines: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
                /** @description the moment, 2026-02-01T19:30:00Z; the + of an offset is written %2B */
                readonly at?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeadlinesAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ResultsController_setDeadline: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetDeadlineBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ResultsController_setCarryOver: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetCarryOverBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ResultsController_recordLots: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecordLotsBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ResultsController_reportMatchNotPlayed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReportMatchNotPlayedBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly BoardsController_openBoard: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["OpenBoardBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly BoardsController_agreeResult: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AgreeResultBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly BoardsController_enterResult: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EnterResultBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly BoardsController_enterScore: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EnterScoreBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly BoardsController_reportNotPlayed: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReportNotPlayedBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly BoardsController_awardArtificialScore: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AwardArtificialScoreBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly BoardsController_assignScore: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AssignScoreBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly HandsController_takeHand: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TakeHandBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly HandsController_countCards: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CountCardsBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly HandsController_seeCards: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SeeCardsBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly HandsController_correctHands: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CorrectHandsBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly HandsController_restoreCard: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RestoreCardBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly HandsController_returnHands: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReturnHandsBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly HandsController_redealBoard: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["RedealBoardBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly HandsController_turnBoard: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["TurnBoardBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly HandsController_exchangeSeats: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExchangeSeatsBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly CallsController_makeCall: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MakeCallBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly CallsController_substituteCall: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubstituteCallBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly DisclosureController_giveAlert: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GiveAlertBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly DisclosureController_makeAnnouncement: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MakeAnnouncementBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly DisclosureController_askQuestion: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AskQuestionBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly DisclosureController_giveExplanation: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GiveExplanationBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly DisclosureController_correctExplanation: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CorrectExplanationBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly DisclosureController_giveReview: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GiveReviewBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly DisclosureController_showStop: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShowStopBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly DisclosureController_removeStop: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RemoveStopBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ExtraneousController_noteTempo: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteTempoBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ExtraneousController_noteRemark: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteRemarkBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ExtraneousController_noteManner: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteMannerBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ExtraneousController_noteSpectator: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteSpectatorBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ExtraneousController_exposeCard: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExposeCardBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ProcedureController_drawAttention: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DrawAttentionBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ProcedureController_reserveRights: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReserveRightsBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ProcedureController_callDirector: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CallDirectorBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ProcedureController_takeStatement: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TakeStatementBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ProcedureController_findFact: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FindFactBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ProcedureController_offerOptions: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["OfferOptionsBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ProcedureController_choose: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChooseBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ProcedureController_judge: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["JudgeBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ProcedureController_takePoll: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TakePollBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PlayController_placeLead: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PlaceLeadBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PlayController_withdrawLead: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawLeadBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PlayController_faceLead: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FaceLeadBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PlayController_spreadHand: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SpreadHandBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PlayController_playCard: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PlayCardBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PlayController_withdrawCard: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawCardBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PlayController_designateCard: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DesignateCardBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PlayController_changeDesignation: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeDesignationBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PlayController_dummyPlays: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DummyPlaysBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PlayController_askAboutRevoke: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AskAboutRevokeBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PlayController_pointTrick: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PointTrickBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PlayController_inspectTricks: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InspectTricksBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ClaimsController_claimTricks: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClaimTricksBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ClaimsController_concedeTricks: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConcedeTricksBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ClaimsController_acceptClaim: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AcceptClaimBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ClaimsController_object: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ObjectBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ClaimsController_agreeToPlayOn: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AgreeToPlayOnBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ClaimsController_withdrawAcquiescence: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawAcquiescenceBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ClaimsController_withdrawConcession: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawConcessionBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ClaimsController_callOnNextBoard: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CallOnNextBoardBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ClaimsController_endRound: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["EndRoundBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ClaimsController_analyseClaim: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["AnalyseClaimBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ClosingController_closeReview: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CloseReviewBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ClosingController_confirmResult: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmResultBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly CorrectionsController_correctScore: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CorrectScoreBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly CorrectionsController_transferTricks: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TransferTricksBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly RulingsController_draftRuling: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DraftRulingBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly RulingsController_giveRuling: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GiveRulingBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly RulingsController_tellRuling: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TellRulingBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly RulingsController_reverseDecision: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReverseDecisionBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly RulingsController_reviewRuling: {
        readonly parameters: {
            readonly query?: {
                /** @description 2 for the first replay of the board */
                readonly attempt?: number;
            };
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly table: string;
                readonly board: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReviewRulingBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAccepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealQueriesController_appeal: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppealAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealsController_lodgeAppeal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LodgeAppealBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealsController_giveConsent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GiveConsentBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealsController_refuseAppeal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefuseAppealBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealsController_referAppeal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReferAppealBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealsController_redirectAppeal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RedirectAppealBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealsController_withdrawAppeal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawAppealBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealsController_payDeposit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PayDepositBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealsController_returnDeposit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReturnDepositBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealsController_forfeitDeposit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ForfeitDepositBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealsController_takeAppealFurther: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TakeAppealFurtherBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealsController_concludeAppeal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConcludeAppealBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealHearingsController_conveneCommittee: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConveneCommitteeBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealHearingsController_standDown: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StandDownBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealHearingsController_openHearing: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OpenHearingBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealHearingsController_hearParty: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HearPartyBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealHearingsController_fileStatement: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FileStatementBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealHearingsController_closeHearing: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CloseHearingBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealHearingsController_takeVote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TakeVoteBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealHearingsController_decideLawPart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DecideLawPartBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealHearingsController_decideAppeal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DecideAppealBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealHearingsController_tellDecision: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TellDecisionBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealHearingsController_recommend: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecommendBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealHearingsController_dissent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description the id of the command; the same once more repeats nothing */
                readonly "Idempotency-Key"?: string;
                /** @description the revision seen last, in quotes; "-1" for no stream yet */
                readonly "If-Match"?: string;
                /** @description when it happened; now, where left out */
                readonly "X-Occurred-At"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DissentBody"];
            };
        };
        readonly responses: {
            /** @description recorded before */
            readonly 200: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description recorded */
            readonly 201: {
                headers: {
                    /** @description the revision reached, in quotes */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly BulkController_take: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-ndjson": string;
            };
        };
        readonly responses: {
            /** @description {"line": 1, "ok": true, ...} or {"line": 1, "ok": false, "code": ...} */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/x-ndjson": string;
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly MeController_me: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MeAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly SessionQueriesController_session: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly SessionQueriesController_events: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SessionEventsAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly SessionQueriesController_boards: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardsAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly SessionQueriesController_standings: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description as it was after this round of the session, by what stands now; as it stands where left out */
                readonly afterRound?: string;
                /** @description over all sessions of the stage where left out; a session of no contest is a stage of its own */
                readonly of?: "stage" | "session";
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandingsAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly SessionQueriesController_travellers: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TravellersAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly SessionQueriesController_matches: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MatchesAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly LineageController_lineage: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description as it was after this round of the session, by what stands now; as it stands where left out */
                readonly afterRound?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
                /** @description which number, its slashes as %2F: place/3 and total/3 of contestant 3 over the stage, session/3 from this session, board/1.7/NS at table 1, match/2/a, vp/2/a, round/2/3 */
                readonly address: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LineageAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AfterPlayController_rulings: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RulingsAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AfterPlayController_carryOver: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CarryOverAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AfterPlayController_lineUpFindings: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LineUpsAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ExportsController_exports: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExportsAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ExportsController_file: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description of csv; travellers where left out */
                readonly table?: "travellers" | "ranking" | "personal";
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
                readonly format: "pbn" | "usebio" | "csv" | "json" | "ndjson";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/x-pbn": string;
                    readonly "application/xml": string;
                    readonly "text/csv": string;
                    readonly "application/json": string;
                    readonly "application/x-ndjson": string;
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AuditController_corrections: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CorrectionsAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AuditController_reviews: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReviewsAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AuditController_likelyErrors: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LikelyErrorsAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AuditController_differences: {
        readonly parameters: {
            readonly query: {
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
                /** @description since when: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly from: string;
                /** @description until when; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly to?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DifferencesAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly BoardQueriesController_board: {
        readonly parameters: {
            readonly query?: {
                /** @description N, from 0; all events where left out */
                readonly at?: number;
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                /** @description SESSION.TABLE.BOARD, with .ATTEMPT for a replay: demo.1.3 */
                readonly board: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly BoardQueriesController_events: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                /** @description SESSION.TABLE.BOARD, with .ATTEMPT for a replay: demo.1.3 */
                readonly board: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BoardEventsAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ScoreFormsController_forms: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                /** @description SESSION.TABLE.BOARD, with .ATTEMPT for a replay: demo.1.3 */
                readonly board: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ScoreFormsAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ScoreFormsController_fill: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description SESSION.TABLE.BOARD, with .ATTEMPT for a replay: demo.1.3 */
                readonly board: string;
                /** @description weighted */
                readonly form: string;
            };
            readonly cookie?: never;
        };
        /** @description the fields of the form, by its schema */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly [key: string]: unknown;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FilledFormAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly EffectsController_preview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreviewRequest"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PreviewAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly EffectsController_ofBoard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description SESSION.TABLE.BOARD: demo.1.3 */
                readonly board: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["WhatIfRequest"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WhatIfAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly EffectsController_ofSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["WhatIfRequest"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WhatIfAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealCaseController_case: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description case, a JSON document, where left out; html, one page in the language that Accept-Language prefers */
                readonly format?: "case" | "html";
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                /** @description a1 */
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description the case file as `ledger export --format case` writes it, or its page */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaseFile"];
                    readonly "text/html": string;
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealQueriesController_list: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly session: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppealsAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly AppealQueriesController_events: {
        readonly parameters: {
            readonly query?: {
                /** @description as it was then; now where left out: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37 */
                readonly asOf?: string;
                /** @description how many at most */
                readonly limit?: number;
                /** @description the `next` of the page before */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE */
                readonly "View-As"?: string;
            };
            readonly path: {
                readonly appeal: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppealEventsAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly TilesController_entries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description number of the tile in groups of three digits, all but the last after an x: x001/234; .p/112 behind it for a partial one */
                readonly path: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": string;
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly TilesController_hashes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description 0 for leaves; a hash of a higher level is the root of 256 of the one below */
                readonly level: number;
                /** @description number of the tile in groups of three digits, all but the last after an x: x001/234; .p/112 behind it for a partial one */
                readonly path: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": string;
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly CheckpointsController_checkpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly CheckpointsController_checkpoints: {
        readonly parameters: {
            readonly query?: {
                /** @description `next` of the page before */
                readonly before?: number;
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CheckpointsAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly CheckpointsController_keys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KeysAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly IntegrityController_integrityNow: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IntegrityAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly EvidenceController_proof: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description 1234, demo.3.5@37; of a board, demo.3.5, the last event that gives it a result, a score or a ruling */
                readonly address: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly EvidenceController_evidence: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description a position, 1234; an event, demo.3.5@37; a board, demo.3.5; a stream, session-demo or appeal-a1 */
                readonly address: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EvidenceAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ProofsController_inclusion: {
        readonly parameters: {
            readonly query?: {
                /** @description that of the last checkpoint where left out */
                readonly size?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly position: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InclusionAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ProofsController_consistency: {
        readonly parameters: {
            readonly query: {
                /** @description events of the earlier tree */
                readonly from: number;
                /** @description events of the later one; that of the last checkpoint where left out */
                readonly to?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsistencyAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly LiveController_follow: {
        readonly parameters: {
            readonly query?: {
                /** @description only of boards, of sessions themselves, or of appeals */
                readonly category?: "board" | "session" | "appeal";
                /** @description only of this board */
                readonly board?: string;
                /** @description only of the sessions of the stage that this session is of: of all that its ranking is made from */
                readonly stage?: string;
                /** @description only of this session, its boards and the appeals in it */
                readonly session?: string;
            };
            readonly header: {
                readonly "last-event-id": string;
                /** @description the position received last */
                readonly "Last-Event-ID"?: number;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description events named `ledger`, with a message each as their data */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["LedgerMessage"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly PositionController_position: {
        readonly parameters: {
            readonly query?: {
                /** @description how long to wait for it at most, in milliseconds up to 30000 */
                readonly wait?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly position: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PositionAnswer"];
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly HealthController_live: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description it does */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly HealthController_ready: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly authorization: string;
                readonly "view-as": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description ready; `info` has a part for everything that is needed */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly MetricsController_metrics: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                readonly authorization: string;
                readonly "view-as": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            /** @description why not */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
