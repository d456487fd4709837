import FlipbookDiagnostics

extension UnsupportedRegister {
  /// Names of intents, activities, health data, the address book, pictures, background work and spoken texts.
  static let services: [[UnsupportedName]] = [
    .none("No film shows sentences of parameters.", "IntentParameterSummary.init"),
    .none(
      "Nobody touches a preview of a live activity.", "DynamicIsland.widgetURL",
      "View.activitySystemActionForegroundColor", "ActivityConfiguration.supplementalActivityFamilies"),
    .visible("The parts of an island share its width.", "DynamicIslandExpandedRegion.priority"),
    .none(
      "A film's device has no address book.", "CNContactFetchRequest.unifyResults",
      "CNContactFetchRequest.mutableObjects", "CNSaveRequest.add", "CNSaveRequest.update",
      "CNSaveRequest.delete", "CNContactPickerViewController.predicateForEnablingContact",
      "CNContactPickerViewController.displayedPropertyKeys"),
    .none(
      "A film's device has no health data.", "HKStatisticsCollection.enumerateStatistics",
      "HKStatisticsCollectionQuery.statisticsUpdateHandler", "HKWorkoutConfiguration.locationType",
      "HKHealthStore.stop", "HKHealthStore.enableBackgroundDelivery"),
    .none(
      "A film is in front all the while.", "BGProcessingTaskRequest.requiresNetworkConnectivity",
      "BGProcessingTaskRequest.requiresExternalPower", "BGTask.expirationHandler",
      "BGTaskRequest.earliestBeginDate", "BGTaskScheduler.submit", "BGTaskScheduler.cancel",
      "BGTaskScheduler.cancelAllTaskRequests"),
    .none("A task's text is for its app.", "URLSessionTask.taskDescription"),
    .none(
      "A film has no library of pictures.", "PHCachingImageManager.startCachingImages",
      "PHCachingImageManager.stopCachingImages", "PHCachingImageManager.stopCachingImagesForAllAssets",
      "PHFetchOptions.includeHiddenAssets", "PHFetchResult.enumerateObjects",
      "PHImageRequestOptions.resizeMode", "PHImageRequestOptions.isSynchronous",
      "PHImageRequestOptions.isNetworkAccessAllowed", "PHImageRequestOptions.deliveryMode"),
    .visible("Pictures have the size of their film.", "AVAssetImageGenerator.maximumSize"),
    .none(
      "A picture is upright, and that of its time.", "AVAssetImageGenerator.appliesPreferredTrackTransform",
      "AVAssetImageGenerator.apertureMode", "AVAssetImageGenerator.requestedTimeToleranceBefore",
      "AVAssetImageGenerator.requestedTimeToleranceAfter"),
    .visible("A film has no voice.", "AVSpeechSynthesizer.speak"),
    .none(
      "Nothing is spoken.", "AVSpeechUtterance.voice", "AVSpeechUtterance.pitchMultiplier",
      "AVSpeechUtterance.preUtteranceDelay", "AVSpeechUtterance.postUtteranceDelay"),
    .none("No film shows Xcode's library.", "LibraryItem.init"),
  ]
}
