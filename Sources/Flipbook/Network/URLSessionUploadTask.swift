/// One request that sends data.
public final class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
