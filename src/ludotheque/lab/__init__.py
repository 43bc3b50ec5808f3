"""The lab: whole matches between bots, by the thousand, and what they show.

pieces     how a match went
play       one match between bots, to its end
simulate   many of them, counted, each share with its interval
"""
