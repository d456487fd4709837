import FlipbookScenes

extension Sandbox {
  /// Makes the sandbox of a batch: every file that any of its clips names is visible in it.
  init(_ jobs: [BatchJob]) {
    var places: (readable: Set<String>, writable: Set<String>) = ([], [])
    for job in jobs {
      let own = Sandbox(job.request(overwrites: false, workers: 1).options)
      places.readable.formUnion(own.readable + (job.inputs ?? []))
      places.writable.formUnion(own.writable)
    }
    (readable, writable) = (places.readable.sorted(), places.writable.sorted())
  }
}
