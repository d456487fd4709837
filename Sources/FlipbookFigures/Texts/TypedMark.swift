import FlipbookDrawing

/// Marks the letters of a text that were typed.
struct TypedMark: TextAttribute {}
