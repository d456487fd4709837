/// Runs a closure. Objects are freed as soon as nobody holds them, so there is nothing to do after it.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
