import FlipbookScenes

extension Sandbox {
  /// Makes the sandbox of a batch: every file that any of its clips names is visible in it.
  ///
  /// - Throws: ``FlipbookFailure`` when a clip's options can't be understood.
  @MainActor
  init(_ jobs: [BatchJob]) throws {
    var places: (readable: Set<String>, writable: Set<String>) = ([], [])
    for job in jobs {
      let parser = job.still == nil ? RenderRequest.parser : StillRequest.parser
      let arguments = job.arguments(overwrites: false, workers: 1).dropFirst()
      let own = Sandbox(try parser.parse(Array(arguments)).addingThoseOfScene(parser))
      places.readable.formUnion(own.readable + (job.inputs ?? []))
      places.writable.formUnion(own.writable)
    }
    (readable, writable) = (places.readable.sorted(), places.writable.sorted())
  }
}
