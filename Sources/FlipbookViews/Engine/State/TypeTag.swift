import FlipbookMotion

struct TypeTag<T>: Hashable, Sendable {}
