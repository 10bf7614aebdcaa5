import ArgumentParser
import Flipbook

@main struct FlipbookCommand: ParsableCommand {}
