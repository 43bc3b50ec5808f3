trial-card-forbidden-words = Forbidden words
explain-forbidden-words = Six questions, six answers of two words or more, and never yes, no or anything like it! Each brings a new word of four letters or more. Do not be lost for words.
explain-forbidden-words-other = { $watched ->
        [yes] The others ask questions that are traps: a forbidden word, fewer than two words or the same again, and { $candidate } has lost.
       *[no] Each in turn asks questions that are traps: a forbidden word, fewer than two words or the same again, and { $candidate } has lost.
    }
board-table-forbidden-words = A burst of questions: answer without ever saying yes or no.
action-write-question = Ask my own: “{ $text }”
action-pick-question = Ask question { $number-nth }
action-reply = Answer: “{ $text }”
action-pick-reply = Choose answer { $number-nth }
action-cry-no-answer = Cry: “That is no answer!”
event-questions-offered = { $seat-is ->
        [you] The next question is yours to ask.
       *[other] { $seat } thinks of a question.
    }
event-replies-offered = { $seat-is ->
        [you] Five ready answers for you, two of them traps.
       *[other] Five answers are ready, two of them traps.
    }
event-question-prepared = { $seat-is ->
        [you] Your question is ready.
       *[other] { $seat } has a question ready.
    }
event-question-put = { $is_servers-is ->
        [yes] Question { $number } ({ $seat-is ->
            [you] in your place
           *[other] for { $seat }
        }): “{ $text }”
       *[no] { $seat-is ->
            [you] You ask: “{ $text }”
           *[other] { $seat } asks: “{ $text }”
        }
    }
event-replied = { $seat-is ->
        [you] You answer: “{ $text }”
       *[other] { $seat } answers: “{ $text }”
    }
event-no-answer-cried = { $seat-is ->
        [you] You cry: that is no answer!
       *[other] { $seat } cries: that is no answer!
    } { $candidate-is ->
        [you] Answer anew, quickly!
       *[other] { $candidate } has to answer anew.
    }
event-word-slipped = { $breach-is ->
        [silence] { $seat-is ->
            [you] You are lost for words, and that was it.
           *[other] { $seat } is lost for words: { $breach }.
        }
        [forbidden] “{ $text }”: { $breach }, “{ $word }”!
       *[other] “{ $text }”: { $breach }!
    }
breach-silence = no answer
breach-short = two words at least were needed
breach-forbidden = a forbidden word
breach-repeated = no new word of four letters or more
refusal-no-words = It takes words.
forbidden-words-question = Question { $number } of { $questions }
forbidden-words-answer = Answer in two words or more!
forbidden-words-wait = { $asker } is thinking of a question…
forbidden-words-ask = Your turn to ask: choose or write.
forbidden-words-own = A question of your own
forbidden-words-mine = Your next question: { $question }
forbidden-words-listen = A real answer? If not, cry!
forbidden-words-cry = That is no answer!
forbidden-words-send = Say it
forbidden-words-careful = Careful, a forbidden word!
forbidden-words-forbidden = Forbidden words
forbidden-words-said = Said already (say a new word of four letters):
forbidden-words-without-typing = Without typing

## What bots say while one watches them

forbidden-words-show-ask-1 = Are you afraid of tigers?
forbidden-words-show-way-1 = Of their teeth, mostly!
forbidden-words-show-slip-1 = Me? No, never!
forbidden-words-show-ask-2 = Is this the way to the lighthouse?
forbidden-words-show-way-2 = Ask the gull over there.
forbidden-words-show-slip-2 = Yes, straight on!
forbidden-words-show-ask-3 = Do you often tell lies?
forbidden-words-show-way-3 = A few, on Sundays.
forbidden-words-show-slip-3 = No, not at all!
forbidden-words-show-ask-4 = Is seaweed soup any good?
forbidden-words-show-way-4 = Delicious, with some sand.
forbidden-words-show-slip-4 = Oh yes, very!
forbidden-words-show-ask-5 = Is that hat really yours?
forbidden-words-show-way-5 = A parrot lends it to me.
forbidden-words-show-slip-5 = Yes, why?
forbidden-words-show-ask-6 = Can you swim?
forbidden-words-show-way-6 = Like an old anchor.
forbidden-words-show-slip-6 = No, and so what?
forbidden-words-show-ask-7 = Did anyone ever tell you yes?
forbidden-words-show-way-7 = Once, in a dream.
forbidden-words-show-slip-7 = Yes… oh bother!
forbidden-words-show-ask-8 = You are a pirate, admit it!
forbidden-words-show-way-8 = Part-time, with a cat.
forbidden-words-show-slip-8 = No, good heavens!
