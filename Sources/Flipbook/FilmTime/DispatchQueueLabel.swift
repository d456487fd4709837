/// The name of a queue, or for nil of the one that a film runs on, as a C string that stays for as long as the queue.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  (queue ?? .main).labelBytes
}
