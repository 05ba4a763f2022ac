"""Review of a deal: what every action cost with open cards, and how it looked then; never mixed."""

from vorhand.review.claimed import breakable
from vorhand.review.deal import review
from vorhand.review.edge import edges
from vorhand.review.line import NoLine, best_line
from vorhand.review.looked import looked
from vorhand.review.luck import Luck, luck, played_again
from vorhand.review.measures import VERSION, Looked, Open, Review, Reviewed, Total, plain_review, to_json
from vorhand.review.open_cards import opened

__all__ = [
    "VERSION",
    "Looked",
    "Luck",
    "NoLine",
    "Open",
    "Review",
    "Reviewed",
    "Total",
    "best_line",
    "breakable",
    "edges",
    "looked",
    "luck",
    "opened",
    "plain_review",
    "played_again",
    "review",
    "to_json",
]
