"""`tradewinds verify`: whether nobody chose what chance did in a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tradewinds.cli.arguments import Language, chosen_language
from tradewinds.cli.files import DAMAGED, read_record
from tradewinds.cli.speech import own_words, refuse, shown
from tradewinds.cli.start import interpret_rules

if TYPE_CHECKING:
    from tradewinds.core.match import Match
    from tradewinds.core.words import Parameter

__all__ = ["verify"]


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    commitment: Annotated[str | None, typer.Option(metavar="HEX", show_default=False)] = None,
    part: Annotated[list[str] | None, typer.Option(metavar="HEX", show_default=False)] = None,
    lang: Language = None,
) -> None:
    """Check a record: every move by the rules, every draw against seed, parts and commitment."""
    interpret_rules()
    chosen_language(lang)
    match = read_record(file)
    if match.chance == "manual":
        refuse("verify-manual", DAMAGED, file=shown(file))
    if match.seed is None:
        refuse("verify-secret", DAMAGED, file=shown(file))
    _compare_notes(match, file, commitment, part or [])
    _tell(match, noted=commitment is not None)


def _compare_notes(match: Match, file: Path, commitment: str | None, parts: list[str]) -> None:
    """A record can be sound and yet be another game's: what someone wrote down before the game must be in it."""
    if commitment is not None and commitment.strip().lower() != match.commitment:
        refuse(
            "verify-other-commitment", DAMAGED, file=shown(file), noted=shown(commitment), hash=match.commitment or ""
        )
    told = [each.value for each in match.shared_seed.parts if each.source == "browser"] if match.shared_seed else []
    for wanted in parts:
        if wanted.strip().lower() not in told:
            refuse("verify-no-such-part", DAMAGED, file=shown(file), part=shown(wanted))


def _tell(match: Match, noted: bool) -> None:
    from tradewinds.core.state import CHANCE

    title, shared = match.game.words(own_words().language).say("title"), match.shared_seed
    _say("verify-rules", game=title, plies=match.ply)
    _say("verify-commitment-noted" if noted else "verify-commitment", hash=match.commitment or "")
    for seat, each in enumerate(shared.parts if shared else ()):
        _say(f"verify-part-{each.source}", seat=seat + 1, name=match.names[seat] or f"{seat + 1}", part=each.value)
    _say("verify-shared-seed" if shared else "verify-own-seed", hash=match.seed or "")
    _say("verify-draws", draws=sum(1 for state, _ in match.history if state.seat == CHANCE))
    if not match.over:
        _say("verify-unfinished")


def _say(key: str, **parameters: Parameter) -> None:
    from tradewinds.core.words import Message

    typer.echo(own_words().say(Message(key, parameters)))
