/// The request of Objective-C: the same value.
public typealias NSURLRequest = URLRequest
