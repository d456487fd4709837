// Whoever draws needs the values that pictures are made of.
@_exported import FlipbookPicture
